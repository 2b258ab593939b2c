// Messages of the consent dialog in Norwegian.
import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['consent'] = {
  title: 'Ditt valg av informasjonskapsler',
  text: 'Vi bruker informasjonskapsler for at nettstedet skal virke, for å se hvordan det brukes, og for å vise innhold som interesserer deg. Du kan når som helst endre valget ditt nederst på siden.',
  privacy: 'Les mer om personvern',
  acceptAll: 'Godta alle',
  onlyNecessary: 'Bare nødvendige',
  settings: 'Velg hvilke informasjonskapsler vi bruker',
  save: 'Lagre valget mitt',
  saved: 'Valget ditt er lagret',
  stored: 'Hva som lagres',
  necessary: { title: 'Nødvendige', text: 'Nettstedet virker ikke uten disse: språk, handlekurv og innlogging. De er alltid aktive.' },
  statistics: { title: 'Statistikk', text: 'Hjelper oss å se hvilke sider som brukes, og hvor nettstedet kan bli bedre.' },
  marketing: { title: 'Markedsføring', text: 'Lar oss og partnerne våre vise innhold og tilbud som interesserer deg.' },
}
