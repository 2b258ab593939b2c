import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['errors'] = {
  pageNotFound: 'Sivua ei löytynyt: {{path}}',
  backToPreviousPage: 'Takaisin edelliselle sivulle',
  toFrontPage: 'Etusivulle',
  reportProblem: 'Ilmoita ongelmasta',
  usefulLinks: 'Hyödyllisiä linkkejä',
  customerService24h: 'Asiakaspalvelu 24 h',
  feedbackContact: 'Anna palautetta',
  details: 'Lisätiedot',
  otherLanguages: 'Tämä sivu muilla kielillä',
  nearestPages: 'Etsitkö jotakin näistä sivuista?',
  notFound: {
    title: 'Emme löytäneet sivua',
    help: 'Sivu on ehkä siirretty tai osoitteessa on kirjoitusvirhe. Tarkista osoite tai jatka etusivulta.',
  },
  unauthorized: {
    title: 'Kirjaudu nähdäksesi sivun',
    help: 'Sivu on tarkoitettu kirjautuneille asiakkaille. Kirjaudu ja avaa sivu uudelleen.',
  },
  forbidden: {
    title: 'Sinulla ei ole pääsyä tälle sivulle',
    help: 'Tilisi ei sisällä tätä sivua. Jos sen pitäisi, ota yhteyttä asiakaspalveluumme.',
  },
  serverError: {
    title: 'Sivun lataaminen ei onnistunut',
    help: 'Vika on meillä, ei sinussa. Yritä hetken kuluttua uudelleen. Jos ongelma jatkuu, kerro siitä meille.',
  },
  other: {
    title: 'Sivua ei voitu näyttää',
    help: 'Yritä uudelleen tai jatka etusivulta.',
  },
}
