import type { Delivery } from '#shared/contract/order.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import type { Order } from '../orders/order.ts'
import { euros, formatEuros } from '../shop/price-cart.ts'
import { MESSAGES } from '../messages/messages.ts'
import { spokenName } from './plain-text.ts'

interface MailDraft {
  /** an e-mail address, or a phone number for a text message */
  recipient: string
  subject: string
  /** plain text */
  body: string
}

/** The codes with the receipt, and a text message with the codes for those who asked for one. */
export function orderMails(order: Order, deliveries: readonly Delivery[]): MailDraft[] {
  const phone = order.sendSms ? phoneNumber(order.customer) : undefined
  return [codesMail(order, deliveries), ...(phone === undefined ? [] : [textMessage(order, deliveries, phone)])]
}

function codesMail({ id, locale, customer, items, totals }: Order, deliveries: readonly Delivery[]): MailDraft {
  const messages = MESSAGES[locale].order
  const paragraphs = [
    messages.greeting(spokenName(customer.firstname)).trim(),
    messages.thanks(deliveries.length),
    deliveries.map(({ code, productName, validUntil }) => messages.code(code, productName, dateIn(locale, validUntil))).join('\n'),
    messages.howTo,
    [
      ...items.map(({ quantity, name, priceCents }) => `${quantity} × ${name}  ${formatEuros(euros(quantity * priceCents))}`),
      ...(totals.discount > 0 ? [`${messages.discount}  −${formatEuros(totals.discount)}`] : []),
      `${messages.total}  ${formatEuros(totals.totalWithTax)}, ${messages.tax} ${formatEuros(totals.taxAmount)}`,
    ].join('\n'),
    messages.farewell,
  ]
  return { recipient: customer.email, subject: messages.subject(id), body: paragraphs.join('\n\n') }
}

function textMessage({ locale }: Order, deliveries: readonly Delivery[], phone: string): MailDraft {
  const codes = deliveries.map(({ code }) => code)
  const lastDay = dateIn(locale, deliveries[0]?.validUntil ?? '')
  return { recipient: phone, subject: 'SMS', body: MESSAGES[locale].order.sms(codes, lastDay) }
}

/** yyyy-MM-dd as the locale writes dates */
function dateIn(locale: Order['locale'], date: string): string {
  return new Intl.DateTimeFormat(LOCALES[locale].iso, { dateStyle: 'short', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
}

// §5: other prefixes are not parsed
const CALLING_CODES = new Map([
  ['FIN|358', '+358'],
  ['NO|47', '+47'],
  ['SE|46', '+46'],
])

/** '+358401234567'; undefined for what cannot be called. The zero before a national number is no part of it. */
export function phoneNumber({ telephonePrefix, telephoneNumber }: Order['customer']): string | undefined {
  const callingCode = CALLING_CODES.get(telephonePrefix)
  const number = telephoneNumber.replace(/[\s-]/g, '').replace(/^0/, '')
  return callingCode !== undefined && /^\d{4,14}$/.test(number) ? callingCode + number : undefined
}
