import type { Delivery } from '#shared/contract/order.ts'
import { formatDate } from '#shared/locale/format-date.ts'
import { type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { formatPercent, formatPrice } from '#shared/money/price.ts'
import { FIND_CODES_PATHS } from '#shared/orders/find-codes.ts'
import { groupedCode } from '#shared/orders/grouped-code.ts'
import { lastWithdrawalDay, WITHDRAWAL_PATHS } from '#shared/orders/withdrawal.ts'
import { readPhoneFields } from '#shared/phone/phone-number.ts'
import { canReceiveSms } from '#shared/phone/text-messages.ts'
import { companyLines } from '../messages/company.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { Order } from '../orders/order.ts'
import type { MailFile } from '../queries/find-documents.ts'
import type { Mail } from '../queries/mails.ts'
import { euros } from '../shop/price-cart.ts'
import { mailboxOf } from './mailbox-of.ts'
import { spokenName } from './plain-text.ts'

interface MailDraft {
  /** an e-mail address, or a phone number for a text message */
  recipient: string
  subject: string
  /** plain text */
  body: string
  files?: MailFile[]
}

interface PaidOrder {
  order: Order
  deliveries: readonly Delivery[]
  /** the address of the order's page */
  orderPage: string
  /** the terms of the order, and the information about withdrawal with its model form */
  files: MailFile[]
  now: Date
}

/**
 * The order confirmation with the codes, and a text message with the codes if the visitor asked for
 * one.
 */
export function orderMails(paid: PaidOrder): MailDraft[] {
  const { order, deliveries } = paid
  const phone = order.sendSms ? readPhoneFields(order.customer) : undefined
  return [
    confirmation(paid),
    ...(phone && canReceiveSms(phone) ? [textMessage(order, deliveries, phone.e164)] : []),
  ]
}

/**
 * Codes, receipt, and what a seller must confirm on a durable medium (Directive 2011/83/EU, Article
 * 8(7)).
 */
function confirmation({ order, deliveries, orderPage, files, now }: PaidOrder): MailDraft {
  const { id, locale, customer } = order
  const messages = MESSAGES[locale].order
  const paragraphs = [
    messages.greeting(spokenName(customer.firstname)).trim(),
    messages.thanks(deliveries.length),
    deliveries
      .map(({ code, productName, validUntil }) =>
        messages.code(groupedCode(code), productName, formatDate(validUntil, locale)),
      )
      .join('\n'),
    messages.howTo,
    `${messages.orderPage}\n${orderPage}`,
    receipt(order, now),
    withdrawal(order, now),
    ...(files.length > 0 ? [`${messages.files} ${files.map(({ name }) => name).join(', ')}.`] : []),
    `${messages.findCodes}\n${siteAddress(order, FIND_CODES_PATHS[locale])}`,
    `${messages.seller}:\n${companyLines(locale)}`,
    messages.farewell,
  ]
  return {
    recipient: customer.email,
    subject: messages.subject(id),
    body: paragraphs.join('\n\n'),
    files,
  }
}

/**
 * The links to the pages of a customer's orders, without codes: a page says which of them can still
 * be used. undefined without orders.
 */
export function orderLinksMail(
  links: readonly { order: Order; page: string }[],
  locale: LocaleCode,
): Mail | undefined {
  const customer = links[0]?.order.customer
  if (!customer) return undefined
  const messages = MESSAGES[locale].order
  const paragraphs = [
    messages.greeting(spokenName(customer.firstname)).trim(),
    messages.links(links.length),
    ...links.map(({ order, page }) =>
      [
        messages.receipt(order.id, formatDate(order.created, locale)),
        ...itemLines(order),
        page,
      ].join('\n'),
    ),
    messages.linksNotAsked,
    companyLines(locale),
  ]
  return {
    recipient: customer.email,
    subject: messages.linksSubject(links.length),
    body: paragraphs.join('\n\n'),
    countedBy: `codes ${mailboxOf(customer.email)}`,
  }
}

function itemLines({ items }: Order): string[] {
  return items.map(({ quantity, name }) => `${quantity} × ${name}`)
}

function receipt({ id, locale, items, totals }: Order, now: Date): string {
  const messages = MESSAGES[locale].order
  return [
    messages.receipt(id, formatDate(now.toISOString(), locale)),
    ...items.map(
      ({ quantity, name, priceCents }) =>
        `${quantity} × ${name}  ${formatPrice(euros(quantity * priceCents))}`,
    ),
    ...(totals.discount > 0 ? [`${messages.discount}  −${formatPrice(totals.discount)}`] : []),
    `${messages.total}  ${formatPrice(totals.totalWithTax)}, ${messages.tax} ${formatPrice(totals.taxAmount)}`,
    ...(totals.taxes ?? []).map((share) =>
      messages.taxShare(
        formatPercent(share.percent),
        formatPrice(share.tax),
        formatPrice(share.totalWithTax - share.tax),
      ),
    ),
  ].join('\n')
}

function withdrawal(order: Order, now: Date): string {
  const { locale, deliveryConsent } = order
  const messages = MESSAGES[locale].order
  const lastDay = lastWithdrawalDay(now.toISOString(), LOCALES[locale].timeZones[0])
  const lines = [
    messages.withdrawal(formatDate(lastDay, locale)),
    `${messages.withdrawHere}: ${siteAddress(order, WITHDRAWAL_PATHS[locale], `?order=${order.id}`)}`,
  ]
  return [...(deliveryConsent ? [messages.deliveryConsent] : []), ...lines].join('\n')
}

/** On the site of the order, with the locale prefix of its returnUrl. */
function siteAddress(
  { locale, returnUrl }: Pick<Order, 'locale' | 'returnUrl'>,
  path: string,
  query = '',
): string {
  const address = new URL(returnUrl)
  const orderPage = localizedPath('orderStatus', locale)
  const prefix = address.pathname.endsWith(orderPage)
    ? address.pathname.slice(0, -orderPage.length)
    : ''
  address.pathname = prefix + path
  address.search = query
  return address.href
}

function textMessage({ locale }: Order, deliveries: readonly Delivery[], phone: string): MailDraft {
  const codes = deliveries.map(({ code }) => groupedCode(code))
  const lastDay = formatDate(deliveries[0]?.validUntil ?? '', locale)
  return { recipient: phone, subject: 'SMS', body: MESSAGES[locale].order.sms(codes, lastDay) }
}
