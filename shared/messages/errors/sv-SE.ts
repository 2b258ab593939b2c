import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['errors'] = {
  pageNotFound: 'Sidan hittades inte: {{path}}',
  backToPreviousPage: 'Tillbaka till föregående sida',
  toFrontPage: 'Till startsidan',
  reportProblem: 'Rapportera ett problem',
  usefulLinks: 'Användbara länkar',
  customerService24h: 'Kundservice dygnet runt',
  feedbackContact: 'Lämna synpunkter',
  details: 'Detaljer',
  otherLanguages: 'Den här sidan på andra språk',
  nearestPages: 'Letade du efter någon av de här sidorna?',
  notFound: {
    title: 'Vi kunde inte hitta sidan',
    help: 'Den kan ha flyttats, eller så är adressen felstavad. Kontrollera adressen eller börja om från startsidan.',
  },
  unauthorized: {
    title: 'Logga in för att se sidan',
    help: 'Sidan är till för inloggade kunder. Logga in och öppna sidan igen.',
  },
  forbidden: {
    title: 'Du har inte tillgång till den här sidan',
    help: 'Ditt konto ger inte tillgång till sidan. Kontakta vår kundservice om du tycker att det borde göra det.',
  },
  serverError: {
    title: 'Vi kunde inte ladda sidan',
    help: 'Felet är vårt, inte ditt. Försök igen om en stund. Hör av dig till oss om problemet kvarstår.',
  },
  other: {
    title: 'Vi kunde inte visa sidan',
    help: 'Försök igen eller börja om från startsidan.',
  },
}
