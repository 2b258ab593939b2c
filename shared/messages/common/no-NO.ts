// Norwegian Bokmål.

import type { Messages } from '../messages.ts'

export const messages: Messages = {
  httpMessages: {
    FORBIDDEN: 'Tilgang nektet',
    INTERNAL_SERVER_ERROR: 'Intern serverfeil',
    NOT_FOUND: 'Siden ble ikke funnet',
    UNAUTHORIZED: 'Innlogging kreves',
  },
  messages: {
    'something-went-wrong': 'Noe gikk galt',
  },
  preview: {
    label: 'Forhåndsvisning',
    text: 'Dette er en forhåndsvisning. Siden kan vise innhold som ikke er publisert.',
    close: 'Lukk forhåndsvisningen',
  },
  header: {
    skipToContent: 'Hopp til innholdet',
    logo: 'Til forsiden',
    mainMenu: 'Hovedmeny',
    openMenu: 'Åpne menyen',
    closeMenu: 'Lukk menyen',
    language: 'Språk',
    notAvailableIn: 'Denne siden finnes ikke på {{language}}',
    inLanguage: { 'fi-FI': 'finsk', 'en-EU': 'engelsk', 'sv-SE': 'svensk', 'no-NO': 'norsk' },
    searchStations: 'Søk etter stasjoner',
    breadcrumbs: 'Brødsmulesti',
    backToCart: 'Til kurven',
    help: 'Hjelp',
  },
  search: {
    open: 'Søk',
    field: 'Søk på nettstedet',
    submit: 'Søk',
    clear: 'Tøm søket',
    suggestions: 'Forslag',
    limited: 'Forslagene tar en liten pause. Du kan likevel søke.',
  },
  share: {
    label: 'Del',
    copied: 'Lenken er kopiert',
    failed: 'Lenken kunne ikke kopieres. Kopier den fra adressefeltet.',
  },
  quickNavigation: {
    label: 'Hurtiglenker',
    stationLocator: 'Finn stasjon',
  },
  stationSearch: {
    header: 'Nærmeste stasjon',
    label: 'Søk etter stasjoner',
    field: 'Sted, gate eller tjeneste',
    submit: 'Søk',
    nearest: 'Finn nærmeste stasjon',
  },
  customer: {
    login: 'Logg inn',
  },
  cart: {
    linkEmpty: 'Handlekurv, tom',
    link: { one: 'Handlekurv, {{count}} produkt', other: 'Handlekurv, {{count}} produkter' },
  },
  footer: {
    label: 'Bunntekst',
    downloadApp: 'Last ned appen',
    downloadBusinessApp: 'Last ned bedriftsappen',
    appStore: 'Last ned fra App Store',
    googlePlay: 'Tilgjengelig på Google Play',
    followUs: 'Følg oss',
    cookieSettings: 'Innstillinger for informasjonskapsler',
    copyright: '© {{year}} St1',
  },
  terms: {
    title: 'Vilkår for bruk',
    loading: 'Laster inn vilkårene',
    notFound: 'Fant ikke vilkårene',
    notFoundHelp: 'Vi kunne ikke laste inn vilkårene akkurat nå. Prøv igjen om litt.',
  },
  links: {
    carWashSite: 'Til bilvaskens eget nettsted',
    opensInNewWindow: 'åpnes i et nytt vindu',
  },
  dialog: {
    close: 'Lukk',
  },
  notifications: {
    label: 'Varsler',
    close: 'Lukk varselet',
    success: 'Fullført',
    error: 'Feil',
    warning: 'Advarsel',
    information: 'Informasjon',
  },
  pagination: {
    showing: 'Viser {{amount}} av {{total}}',
    loadMore: 'Vis flere',
    loading: 'Laster inn flere',
    loadFailed: 'Kunne ikke laste inn flere',
    next: 'Neste side',
    previous: 'Forrige side',
  },
  articles: {
    none: 'Det er ingen artikler å vise',
    writtenBy: 'Av {{byline}}',
    tags: 'Emner',
    related: 'Relaterte artikler',
    all: 'Alle artikler',
  },
  navigation: {
    pageLoaded: 'Siden er lastet inn: {{title}}',
  },
  connection: {
    offline: 'Du er frakoblet. Sjekk nettforbindelsen.',
    unreachable: 'Får ikke kontakt med nettstedet. Sjekk nettforbindelsen.',
    code: 'En fil som siden trenger, kunne ikke lastes inn. Prøv igjen.',
    partNotLoaded: 'Denne delen av siden kunne ikke lastes inn.',
    partNotShown: 'Denne delen av siden kan ikke vises akkurat nå.',
    pageNotLoaded: 'Siden kunne ikke lastes inn',
    tryAgain: 'Prøv igjen',
    backOnline: 'Du er på nett igjen',
  },
  carousel: {
    label: 'Karusell',
    previous: 'Forrige',
    next: 'Neste',
    slide: 'Kort {{number}} av {{total}}',
  },
  video: {
    play: 'Spill av videoen',
    pause: 'Sett videoen på pause',
  },
  content: {
    notShown: 'Innholdet kunne ikke vises',
    linkNotShown: 'Lenken kunne ikke vises',
    table: 'Tabell',
  },
}
