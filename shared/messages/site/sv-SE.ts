import type { Messages } from '../messages.ts'

export const messages: Messages = {
  httpMessages: {
    FORBIDDEN: 'Åtkomst nekad',
    INTERNAL_SERVER_ERROR: 'Internt serverfel',
    NOT_FOUND: 'Sidan hittades inte',
    UNAUTHORIZED: 'Inloggning krävs',
  },
  messages: {
    'something-went-wrong': 'Något gick fel',
  },
  header: {
    skipToContent: 'Hoppa till innehållet',
    logo: 'Till startsidan',
    mainMenu: 'Huvudmeny',
    openMenu: 'Öppna menyn',
    closeMenu: 'Stäng menyn',
    language: 'Språk',
    notAvailableIn: 'Den här sidan finns inte på {{language}}',
    inLanguage: { 'fi-FI': 'finska', 'en-EU': 'engelska', 'sv-SE': 'svenska', 'no-NO': 'norska' },
    searchStations: 'Sök stationer',
    breadcrumbs: 'Brödsmulor',
    backToCart: 'Till varukorgen',
    help: 'Hjälp',
  },
  search: {
    open: 'Sök',
    field: 'Sök på webbplatsen',
    submit: 'Sök',
  },
  share: {
    label: 'Dela',
    copied: 'Länken har kopierats',
    failed: 'Länken kunde inte kopieras. Kopiera den från adressfältet.',
  },
  quickNavigation: {
    label: 'Snabblänkar',
    stationLocator: 'Hitta station',
  },
  customer: {
    login: 'Logga in',
  },
  cart: {
    linkEmpty: 'Varukorg, tom',
    link: { one: 'Varukorg, {{count}} produkt', other: 'Varukorg, {{count}} produkter' },
  },
  footer: {
    label: 'Sidfot',
    downloadApp: 'Ladda ner appen',
    downloadBusinessApp: 'Ladda ner företagsappen',
    appStore: 'Hämta i App Store',
    googlePlay: 'Ladda ned på Google Play',
    followUs: 'Följ oss',
    cookieSettings: 'Cookieinställningar',
    copyright: '© {{year}} St1',
  },
  terms: {
    title: 'Allmänna villkor',
    loading: 'Laddar villkoren',
    notFound: 'Villkoren hittades inte',
    notFoundHelp: 'Vi kunde inte ladda villkoren just nu. Försök igen om en stund.',
  },
  links: {
    carWashSite: 'Till biltvättens egen webbplats',
    opensInNewWindow: 'öppnas i ett nytt fönster',
  },
  dialog: {
    close: 'Stäng',
  },
  notifications: {
    label: 'Meddelanden',
    close: 'Stäng meddelandet',
    success: 'Klart',
    error: 'Fel',
    warning: 'Varning',
    information: 'Information',
  },
  pagination: {
    showing: 'Visar {{amount}} av {{total}}',
    loadMore: 'Visa fler',
    loading: 'Laddar fler',
    loadFailed: 'Det gick inte att ladda fler',
    next: 'Nästa sida',
    previous: 'Föregående sida',
  },
  articles: {
    none: 'Det finns inga artiklar att visa',
    writtenBy: 'Av {{byline}}',
    tags: 'Ämnen',
    related: 'Relaterade artiklar',
    all: 'Alla artiklar',
  },
  navigation: {
    pageLoaded: 'Sidan har laddats: {{title}}',
  },
  connection: {
    offline: 'Du är offline. Kontrollera din anslutning.',
    unreachable: 'Det går inte att nå webbplatsen. Kontrollera din anslutning.',
    siteFailed: 'Något gick fel hos oss (fel {{status}}). Försök igen om en stund.',
    unreadable: 'Svaret från vår server kunde inte läsas. Försök igen om en stund.',
    code: 'En fil som sidan behöver kunde inte laddas. Försök igen.',
    partNotLoaded: 'Den här delen av sidan kunde inte laddas.',
    partNotShown: 'Den här delen av sidan kan inte visas just nu.',
    pageNotLoaded: 'Sidan kunde inte laddas',
    tryAgain: 'Försök igen',
    backOnline: 'Du är online igen',
  },
  carousel: {
    label: 'Karusell',
    previous: 'Föregående',
    next: 'Nästa',
    slide: 'Kort {{number}} av {{total}}',
  },
  video: {
    play: 'Spela upp videon',
    pause: 'Pausa videon',
  },
  content: {
    notShown: 'Innehållet kunde inte visas',
    linkNotShown: 'Länken kunde inte visas',
    table: 'Tabell',
  },
}
