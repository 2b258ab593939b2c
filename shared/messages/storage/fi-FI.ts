// Messages of the list of what is stored in Finnish.
import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['storage'] = {
  nothing: 'Tällä hetkellä tähän ei tallenneta mitään.',
  kept: 'Säilytys: {{lifetime}}. Vastaanottaja: {{recipient}}.',
  areas: { cookie: 'eväste', localStorage: 'tällä laitteella', sessionStorage: 'tässä välilehdessä', cache: 'selaimen välimuistissa' },
  lifetimes: {
    days30: '30 päivää',
    days90: '90 päivää',
    months12: '12 kuukautta',
    years2: '2 vuotta',
    tab: 'kunnes suljet välilehden',
    device: 'kunnes poistat sen',
  },
  purposes: {
    locale: 'Valitsemasi kieli',
    session: 'Kirjautumisesi',
    consent: 'Evästevalintasi, sen päiväys ja versio',
    cart: 'Ostoskorisi tuotteet',
    userinfo: 'Kassalla kirjoittamasi yhteystiedot',
    checkout: 'Valintasi kassalla',
    orderAttempt: 'Maksettavana oleva tilaus, jotta et koskaan maksa kahdesti',
    trackedPurchases: 'Jo lasketut ostot, jotta mitään ei lasketa kahdesti',
    favourites: 'Tallentamasi asemat',
    savedPages: 'Luettelo tallentamistasi asemista ja tilauksista',
    savedFiles: 'Tallennetut asemat ja tilaukset, jotta ne avautuvat ilman yhteyttä',
    formDraft: 'Lomakkeeseen kirjoittamasi tiedot, kunnes lomake lähetetään',
    reloadedAt: 'Milloin sivu viimeksi ladattiin uudelleen päivityksen jälkeen',
    visitor: 'Erottaa kävijät toisistaan tilastoissa',
    visit: 'Yhdistää samaan käyntiin kuuluvat tapahtumat',
    advertising: 'Mittaa, toiko mainos kävijän sivustolle',
  },
}
