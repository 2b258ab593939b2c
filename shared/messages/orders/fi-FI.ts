// Messages of an order, on its own page and in my pages, in Finnish.
import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['orders'] = {
  number: 'Tilausnumero',
  date: 'Tilattu',
  codes: { one: 'Koodisi', other: '{{count}} koodia' },
  copy: 'Kopioi',
  copyCode: 'Kopioi koodi {{code}}',
  copied: 'Koodi {{code}} on kopioitu',
  notCopied: 'Koodia ei voitu kopioida. Valitse se ja kopioi itse.',
  qrOf: 'Koodin {{code}} QR-koodi',
  enlarge: 'Näytä koodin {{code}} QR-koodi suurena',
  brightness: 'Jos lukija ei näe koodia, lisää näytön kirkkautta.',
  validUntil: 'Voimassa {{date}} asti',
  expired: 'Vanhentui {{date}}',
  receipt: 'Kuitti',
  contents: 'Tilauksen sisältö',
  seller: 'Myyjä',
  businessId: 'Y-tunnus',
  vatId: 'Alv-numero',
  save: 'Tallenna tälle laitteelle',
  remove: 'Poista tältä laitteelta',
  open: 'Tallennetut',
  notSaved: 'Sivua ei voitu tallentaa tälle laitteelle. Tallennus vaatii verkkoyhteyden ja hieman tilaa.',
  title: 'Tilaus {{id}}',
}
