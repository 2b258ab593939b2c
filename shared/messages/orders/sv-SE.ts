// Messages of an order, on its own page and in my pages, in Swedish.
import type { MessagesByNamespace } from '../messages.ts'

export const messages: MessagesByNamespace['orders'] = {
  number: 'Ordernummer',
  date: 'Beställd',
  codes: { one: 'Din kod', other: 'Dina {{count}} koder' },
  copy: 'Kopiera',
  copyCode: 'Kopiera koden {{code}}',
  copied: 'Koden {{code}} har kopierats',
  notCopied: 'Koden kunde inte kopieras. Markera och kopiera den själv.',
  qrOf: 'QR-kod för {{code}}',
  enlarge: 'Visa QR-koden för {{code}} i stort format',
  brightness: 'Öka skärmens ljusstyrka om läsaren inte ser koden.',
  validUntil: 'Gäller till och med {{date}}',
  expired: 'Gick ut {{date}}',
  receipt: 'Kvitto',
  contents: 'Det som beställdes',
  seller: 'Säljare',
  businessId: 'Organisationsnummer',
  vatId: 'Momsregistreringsnummer',
  save: 'Spara på enheten',
  remove: 'Ta bort från enheten',
  open: 'Sparat',
  notSaved: 'Sidan kunde inte sparas på enheten. Det kräver uppkoppling och lite utrymme.',
  title: 'Beställning {{id}}',
}
