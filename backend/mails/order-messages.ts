import type { LocaleCode } from '#shared/locale/locales.ts'

interface OrderWords {
  subject: (orderId: string) => string
  greeting: (firstName: string) => string
  thanks: (codes: number) => string
  code: (code: string, productName: string, validUntil: string) => string
  howTo: string
  discount: string
  total: string
  tax: string
  farewell: string
  sms: (codes: readonly string[], validUntil: string) => string
}

export const ORDER_MESSAGES: Record<LocaleCode, OrderWords> = {
  'fi-FI': {
    subject: (orderId) => `Kuitti ja koodit, tilaus ${orderId}`,
    greeting: (firstName) => `Hei ${firstName}`,
    thanks: (codes) => `Kiitos ostoksesta! ${codes === 1 ? 'Tässä on koodisi' : 'Tässä ovat koodisi'}:`,
    code: (code, productName, validUntil) => `${code}  ${productName}, voimassa ${validUntil} asti`,
    howTo: 'Näppäile koodi aseman automaattiin tai näytä se kassalla. Jokainen koodi toimii kerran.',
    discount: 'Alennus',
    total: 'Yhteensä',
    tax: 'josta arvonlisäveroa',
    farewell: 'Turvallista matkaa!\nSt1',
    sms: (codes, validUntil) => `St1: koodisi ${codes.join(', ')}. Voimassa ${validUntil} asti.`,
  },
  'en-EU': {
    subject: (orderId) => `Receipt and codes, order ${orderId}`,
    greeting: (firstName) => `Hello ${firstName}`,
    thanks: (codes) => `Thank you for your purchase! ${codes === 1 ? 'Here is your code' : 'Here are your codes'}:`,
    code: (code, productName, validUntil) => `${code}  ${productName}, valid until ${validUntil}`,
    howTo: 'Key the code in at the station’s terminal or show it at the counter. Each code works once.',
    discount: 'Discount',
    total: 'Total',
    tax: 'including VAT of',
    farewell: 'Have a safe journey!\nSt1',
    sms: (codes, validUntil) => `St1: your ${codes.length === 1 ? 'code' : 'codes'} ${codes.join(', ')}. Valid until ${validUntil}.`,
  },
  'sv-SE': {
    subject: (orderId) => `Kvitto och koder, beställning ${orderId}`,
    greeting: (firstName) => `Hej ${firstName}`,
    thanks: (codes) => `Tack för ditt köp! Här är ${codes === 1 ? 'din kod' : 'dina koder'}:`,
    code: (code, productName, validUntil) => `${code}  ${productName}, gäller till och med ${validUntil}`,
    howTo: 'Slå in koden på stationens terminal eller visa den i kassan. Varje kod fungerar en gång.',
    discount: 'Rabatt',
    total: 'Totalt',
    tax: 'varav moms',
    farewell: 'Kör försiktigt!\nSt1',
    sms: (codes, validUntil) =>
      `St1: ${codes.length === 1 ? 'din kod' : 'dina koder'} ${codes.join(', ')}. Gäller till och med ${validUntil}.`,
  },
  'no-NO': {
    subject: (orderId) => `Kvittering og koder, bestilling ${orderId}`,
    greeting: (firstName) => `Hei ${firstName}`,
    thanks: (codes) => `Takk for kjøpet! Her er ${codes === 1 ? 'koden din' : 'kodene dine'}:`,
    code: (code, productName, validUntil) => `${code}  ${productName}, gyldig til og med ${validUntil}`,
    howTo: 'Tast koden på stasjonens panel eller vis den i kassen. Hver kode virker én gang.',
    discount: 'Rabatt',
    total: 'Totalt',
    tax: 'herav mva.',
    farewell: 'Kjør forsiktig!\nSt1',
    sms: (codes, validUntil) =>
      `St1: ${codes.length === 1 ? 'koden din' : 'kodene dine'} ${codes.join(', ')}. Gyldig til og med ${validUntil}.`,
  },
}
