// Messages of an order, on its own page and in my pages, in Norwegian.
import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['orders'] = {
  number: 'Ordrenummer',
  date: 'Bestilt',
  codes: { one: 'Koden din', other: 'De {{count}} kodene dine' },
  copy: 'Kopier',
  copyCode: 'Kopier koden {{code}}',
  copied: 'Koden {{code}} er kopiert',
  notCopied: 'Koden kunne ikke kopieres. Marker den og kopier selv.',
  qrOf: 'QR-kode for {{code}}',
  enlarge: 'Vis QR-koden for {{code}} i stort format',
  brightness: 'Øk lysstyrken på skjermen hvis leseren ikke ser koden.',
  validUntil: 'Gyldig til og med {{date}}',
  expired: 'Utløp {{date}}',
  receipt: 'Kvittering',
  contents: 'Det som ble bestilt',
  seller: 'Selger',
  businessId: 'Organisasjonsnummer',
  vatId: 'Mva-nummer',
  save: 'Lagre på enheten',
  remove: 'Fjern fra enheten',
  open: 'Lagret',
  notSaved: 'Siden kunne ikke lagres på enheten. Det krever nettforbindelse og litt plass.',
  title: 'Bestilling {{id}}',
}
