// Norwegian, bokmål.
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
  errorPage: {
    pageNotFound: 'Siden ble ikke funnet: {{path}}',
    backToPreviousPage: 'Tilbake til forrige side',
    toFrontPage: 'Til forsiden',
    reportProblem: 'Meld fra om et problem',
    usefulLinks: 'Nyttige lenker',
    customerService24h: 'Kundeservice døgnet rundt',
    feedbackContact: 'Gi tilbakemelding',
    details: 'Detaljer',
    otherLanguages: 'Denne siden på andre språk',
    nearestPages: 'Lette du etter en av disse sidene?',
    notFound: {
      title: 'Vi fant ikke siden',
      help: 'Den kan være flyttet, eller adressen kan være feilstavet. Sjekk adressen, eller start på nytt fra forsiden.',
    },
    unauthorized: {
      title: 'Logg inn for å se siden',
      help: 'Denne siden er for kunder som er logget inn. Logg inn og åpne siden på nytt.',
    },
    forbidden: {
      title: 'Du har ikke tilgang til denne siden',
      help: 'Kontoen din omfatter ikke denne siden. Kontakt kundeservice hvis du mener at den burde det.',
    },
    serverError: {
      title: 'Vi kunne ikke laste siden',
      help: 'Feilen er vår, ikke din. Prøv igjen om litt. Si fra til oss hvis problemet fortsetter.',
    },
    other: {
      title: 'Vi kunne ikke vise siden',
      help: 'Prøv igjen, eller start på nytt fra forsiden.',
    },
  },
  header: {
    skipToContent: 'Hopp til innholdet',
    logo: 'Til forsiden',
    mainMenu: 'Hovedmeny',
    openMenu: 'Åpne menyen',
    closeMenu: 'Lukk menyen',
    language: 'Språk',
    notAvailableIn: 'Denne siden finnes ikke på språket {{language}}',
    searchStations: 'Søk etter stasjoner',
    breadcrumbs: 'Brødsmulesti',
  },
  quickNavigation: {
    label: 'Hurtiglenker',
    stationLocator: 'Finn stasjon',
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
    loading: 'Laster vilkårene',
    notFound: 'Fant ikke vilkårene',
    notFoundHelp: 'Vi kunne ikke laste vilkårene akkurat nå. Prøv igjen om litt.',
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
    loading: 'Laster flere',
    loadFailed: 'Kunne ikke laste flere',
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
    loadingPage: 'Laster siden',
    pageLoaded: 'Siden er lastet: {{title}}',
  },
  connection: {
    offline: 'Du er frakoblet. Sjekk nettforbindelsen.',
    unreachable: 'Får ikke kontakt med nettstedet. Sjekk tilkoblingen din.',
    siteFailed: 'Noe gikk galt hos oss (feil {{status}}). Prøv igjen om litt.',
    unreadable: 'Svaret fra serveren vår kunne ikke leses. Prøv igjen om litt.',
    code: 'En fil som siden trenger, kunne ikke lastes inn. Prøv igjen.',
    partNotLoaded: 'Denne delen av siden kunne ikke lastes inn.',
    partNotShown: 'Denne delen av siden kan ikke vises akkurat nå.',
    pageNotLoaded: 'Siden kunne ikke lastes',
    tryAgain: 'Prøv igjen',
    backOnline: 'Du er på nett igjen',
  },
  carousel: {
    label: 'Karusell',
    previous: 'Forrige',
    next: 'Neste',
    slide: 'Lysbilde {{number}} av {{total}}',
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
