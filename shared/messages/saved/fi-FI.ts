import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['saved'] = {
  none: 'Tälle laitteelle ei ole tallennettu mitään. Merkitse asema tähdellä, niin se avautuu myös ilman verkkoyhteyttä. Täällä ostetut koodit tallentuvat itsestään, kunnes ne on käytetty.',
  findStation: 'Etsi asema',
  clear: 'Poista kaikki tallennetut',
  needsScript:
    'Tallennettujen näyttäminen vaatii JavaScriptin. Ota se käyttöön selaimessa ja lataa sivu uudelleen.',
}
