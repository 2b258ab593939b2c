// Messages of the list of what is stored in Norwegian.
import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['storage'] = {
  nothing: 'Akkurat nå lagres ingenting til dette formålet.',
  kept: 'Lagres: {{lifetime}}. Mottaker: {{recipient}}.',
  areas: {
    cookie: 'informasjonskapsel',
    localStorage: 'på denne enheten',
    sessionStorage: 'i denne fanen',
    cache: 'i nettleserens hurtiglager',
  },
  lifetimes: {
    days30: '30 dager',
    days90: '90 dager',
    months12: '12 måneder',
    years2: '2 år',
    tab: 'til du lukker fanen',
    device: 'til du fjerner det',
  },
  purposes: {
    locale: 'Språket du har valgt',
    session: 'Innloggingen din',
    consent: 'Valget ditt av informasjonskapsler, med dato og versjon',
    cart: 'Produktene i handlekurven din',
    userinfo: 'Kontaktopplysninger du har skrevet i kassen',
    checkout: 'Valgene dine i kassen',
    orderAttempt: 'Bestillingen som er i ferd med å betales, slik at du aldri betaler to ganger',
    trackedPurchases: 'Kjøp som allerede er talt, slik at ingen telles to ganger',
    favourites: 'Stasjonene du har lagret',
    savedPages: 'Listen over stasjoner og bestillinger du har lagret',
    savedFiles: 'De lagrede stasjonene og bestillingene, slik at de åpnes uten nettforbindelse',
    formDraft: 'Det du har skrevet i et skjema, til det sendes',
    reloadedAt: 'Når en side sist ble lastet inn på nytt etter en oppdatering',
    visitor: 'Skiller besøkende fra hverandre i statistikken',
    visit: 'Holder sammen det som hører til ett besøk',
    advertising: 'Måler om en annonse førte til et besøk',
  },
}
