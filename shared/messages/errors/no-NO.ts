import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['errors'] = {
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
    help: 'Kontoen din gir ikke tilgang til denne siden. Kontakt kundeservice hvis du mener at den burde det.',
  },
  serverError: {
    title: 'Vi kunne ikke laste inn siden',
    help: 'Feilen er vår, ikke din. Prøv igjen om litt. Si fra til oss hvis problemet fortsetter.',
  },
  other: {
    title: 'Vi kunne ikke vise siden',
    help: 'Prøv igjen, eller start på nytt fra forsiden.',
  },
}
