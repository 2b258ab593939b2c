import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['saved'] = {
  none: 'Tälle laitteelle ei ole tallennettu mitään. Merkitse asema tähdellä tai tallenna maksettu tilaus koodeineen, niin se avautuu myös ilman verkkoyhteyttä.',
  findStation: 'Etsi asema',
  clear: 'Poista kaikki tallennetut',
  needsScript: 'Tallennettujen näyttäminen vaatii JavaScriptin. Ota se käyttöön selaimessa ja lataa sivu uudelleen.',
}
