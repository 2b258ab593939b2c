import type { Messages } from '../messages.ts'

export const messages: Messages = {
  httpMessages: {
    FORBIDDEN: 'Pääsy evätty',
    INTERNAL_SERVER_ERROR: 'Sisäinen palvelinvirhe',
    NOT_FOUND: 'Sivua ei löytynyt',
    UNAUTHORIZED: 'Kirjautuminen vaaditaan',
  },
  messages: {
    'something-went-wrong': 'Jokin meni vikaan',
  },
  header: {
    skipToContent: 'Siirry sisältöön',
    logo: 'Etusivulle',
    mainMenu: 'Päävalikko',
    openMenu: 'Avaa valikko',
    closeMenu: 'Sulje valikko',
    language: 'Kieli',
    notAvailableIn: 'Tätä sivua ei ole {{language}}',
    inLanguage: { 'fi-FI': 'suomeksi', 'en-EU': 'englanniksi', 'sv-SE': 'ruotsiksi', 'no-NO': 'norjaksi' },
    searchStations: 'Etsi asemia',
    breadcrumbs: 'Murupolku',
    backToCart: 'Ostoskoriin',
    help: 'Apua',
  },
  search: {
    open: 'Haku',
    field: 'Hae sivustolta',
    submit: 'Hae',
  },
  share: {
    label: 'Jaa',
    copied: 'Linkki on kopioitu',
    failed: 'Linkkiä ei voitu kopioida. Kopioi se osoiteriviltä.',
  },
  quickNavigation: {
    label: 'Pikalinkit',
    stationLocator: 'Asemahaku',
  },
  customer: {
    login: 'Kirjaudu',
  },
  cart: {
    linkEmpty: 'Ostoskori, tyhjä',
    link: { one: 'Ostoskori, {{count}} tuote', other: 'Ostoskori, {{count}} tuotetta' },
  },
  footer: {
    label: 'Alatunniste',
    downloadApp: 'Lataa sovellus',
    downloadBusinessApp: 'Lataa yrityssovellus',
    appStore: 'Lataa App Storesta',
    googlePlay: 'Lataa Google Playsta',
    followUs: 'Seuraa meitä',
    cookieSettings: 'Evästeasetukset',
    copyright: '© {{year}} St1',
  },
  terms: {
    title: 'Käyttöehdot',
    loading: 'Ladataan käyttöehtoja',
    notFound: 'Käyttöehtoja ei löytynyt',
    notFoundHelp: 'Emme saaneet käyttöehtoja ladattua. Yritä hetken kuluttua uudelleen.',
  },
  links: {
    carWashSite: 'Autopesun omille sivuille',
    opensInNewWindow: 'avautuu uuteen ikkunaan',
  },
  dialog: {
    close: 'Sulje',
  },
  notifications: {
    label: 'Ilmoitukset',
    close: 'Sulje ilmoitus',
    success: 'Valmis',
    error: 'Virhe',
    warning: 'Varoitus',
    information: 'Tiedoksi',
  },
  pagination: {
    showing: 'Näytetään {{amount}}, yhteensä {{total}}',
    loadMore: 'Näytä lisää',
    loading: 'Ladataan lisää',
    loadFailed: 'Lisää ei voitu ladata',
    next: 'Seuraava sivu',
    previous: 'Edellinen sivu',
  },
  articles: {
    none: 'Ei näytettäviä artikkeleita',
    writtenBy: 'Kirjoittaja: {{byline}}',
    tags: 'Aiheet',
    related: 'Aiheeseen liittyvät artikkelit',
    all: 'Kaikki artikkelit',
  },
  navigation: {
    pageLoaded: 'Sivu ladattu: {{title}}',
  },
  connection: {
    offline: 'Verkkoyhteyttä ei ole. Tarkista yhteytesi.',
    unreachable: 'Sivustoon ei saada yhteyttä. Tarkista verkkoyhteytesi.',
    siteFailed: 'Palvelussamme tapahtui virhe ({{status}}). Yritä hetken kuluttua uudelleen.',
    unreadable: 'Palvelimemme vastausta ei voitu lukea. Yritä hetken kuluttua uudelleen.',
    code: 'Sivun tarvitsemaa tiedostoa ei voitu ladata. Yritä uudelleen.',
    partNotLoaded: 'Tätä sivun osaa ei voitu ladata.',
    partNotShown: 'Tätä sivun osaa ei voida näyttää juuri nyt.',
    pageNotLoaded: 'Sivua ei voitu ladata',
    tryAgain: 'Yritä uudelleen',
    backOnline: 'Yhteys on palannut',
  },
  carousel: {
    label: 'Karuselli',
    previous: 'Edellinen',
    next: 'Seuraava',
    slide: 'Kortti {{number}}/{{total}}',
  },
  video: {
    play: 'Toista video',
    pause: 'Keskeytä video',
  },
  content: {
    notShown: 'Tätä sisältöä ei voitu näyttää',
    linkNotShown: 'Tätä linkkiä ei voitu näyttää',
    table: 'Taulukko',
  },
}
