import type { Delivery } from '#shared/contract/order.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import type { Order } from '../orders/order.ts'
import { formatEuros } from '../shop/format-euros.ts'
import { euros } from '../shop/price-cart.ts'
import { ORDER_WORDS } from './order-words.ts'
import { phoneNumber } from './phone-number.ts'
import { spokenName } from './plain-text.ts'

export interface MailDraft {
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
  const words = ORDER_WORDS[locale]
  const paragraphs = [
    words.greeting(spokenName(customer.firstname)).trim(),
    words.thanks(deliveries.length),
    deliveries.map(({ code, productName, validUntil }) => words.code(code, productName, dateIn(locale, validUntil))).join('\n'),
    words.howTo,
    [
      ...items.map(({ quantity, name, priceCents }) => `${quantity} × ${name}  ${formatEuros(euros(quantity * priceCents))}`),
      ...(totals.discount > 0 ? [`${words.discount}  −${formatEuros(totals.discount)}`] : []),
      `${words.total}  ${formatEuros(totals.totalWithTax)}, ${words.tax} ${formatEuros(totals.taxAmount)}`,
    ].join('\n'),
    words.farewell,
  ]
  return { recipient: customer.email, subject: words.subject(id), body: paragraphs.join('\n\n') }
}

function textMessage({ locale }: Order, deliveries: readonly Delivery[], phone: string): MailDraft {
  const codes = deliveries.map(({ code }) => code)
  const lastDay = dateIn(locale, deliveries[0]?.validUntil ?? '')
  return { recipient: phone, subject: 'SMS', body: ORDER_WORDS[locale].sms(codes, lastDay) }
}

/** yyyy-MM-dd as the locale writes dates */
function dateIn(locale: Order['locale'], date: string): string {
  return new Intl.DateTimeFormat(LOCALES[locale].iso, { dateStyle: 'short', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
}
