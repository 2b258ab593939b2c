import { html } from 'hono/html'
import { type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { formatPrice } from '#shared/money/price.ts'
import type { Messages } from '../messages/en-EU.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { Order } from '../orders/order.ts'

const MERCHANT = 'St1'

/** @param back the address on the site, for an order whose payment already has a result */
export function paymentPage(order: Order, token: string, back: string): Markup {
  const messages = MESSAGES[order.locale].payment
  const { status } = order
  const amount = formatPrice(order.totals.totalWithTax)
  const content = html`${status === 'open' ? html`<h1>${messages.title}</h1>` : statusOf(messages, status)}
  ${facts(order, messages, amount)}
  ${status === 'open' || status === 'pending' ? outcomeForm({ order, token, messages, amount }) : ''}
  ${status === 'open' ? '' : html`<a class="${status === 'pending' ? 'back' : 'back primary'}" href="${back}">${messages.back}</a>`}`
  return paymentDocument(
    order.locale,
    status === 'open' ? messages.title : messages.statuses[status].title,
    content,
  )
}

function statusOf(messages: Messages['payment'], status: Exclude<Order['status'], 'open'>): Markup {
  const { title, text } = messages.statuses[status]
  return html`<h1>${title}</h1>
    <p class="status status-${status}">${text}</p>`
}

function facts(
  { id, items, totals, paymentType, paymentName }: Order,
  messages: Messages['payment'],
  amount: string,
): Markup {
  return html`<section class="facts" aria-label="${messages.order} ${id}">
    <p class="payee">${messages.payTo} <strong>${MERCHANT}</strong></p>
    <p class="amount">
      ${amount} <small>${messages.taxIncluded} ${formatPrice(totals.taxAmount)}</small>
    </p>
    <ul>
      ${items.map(({ quantity, name }) => html`<li>${quantity} × ${name}</li>`)}
    </ul>
    <dl>
      <dt>${messages.method}</dt>
      <dd>${paymentName ?? (paymentType && messages.methods[paymentType])}</dd>
      <dt>${messages.order}</dt>
      <dd>${id}</dd>
    </dl>
  </section>`
}

interface OutcomeForm {
  order: Order
  token: string
  messages: Messages['payment']
  /** formatted */
  amount: string
}

/**
 * One form with a button per result. It works without scripts, and a link scanner that opens the
 * page changes nothing.
 */
function outcomeForm({ order, token, messages, amount }: OutcomeForm): Markup {
  const isOpen = order.status === 'open'
  return html`<form method="post" action="/pay/${order.id}">
    <input type="hidden" name="token" value="${token}" />
    ${isOpen ? button('paid', messages.pay(amount), 'primary') : button('paid', messages.confirm, 'primary')}
    ${isOpen ? button('cancelled', messages.cancel) : button('failed', messages.reject)}
    ${isOpen ? otherOutcomes(messages) : ''}
  </form>`
}

function otherOutcomes(messages: Messages['payment']): Markup {
  return html`<section class="test" aria-labelledby="test">
    <h2 id="test">${messages.testTitle}</h2>
    <p>${messages.testNote}</p>
    ${button('failed', messages.fail)} ${button('pendingThenPaid', messages.payLater)}
    ${button('pending', messages.payWhenConfirmed)}
  </section>`
}

function button(choice: PaymentChoice, text: string, look: 'primary' | 'plain' = 'plain'): Markup {
  return html`<button class="${look}" name="choice" value="${choice}">${text}</button>`
}

export function messagePage(locale: LocaleCode, kind: 'unknown' | 'broken'): Markup {
  const messages = MESSAGES[locale].payment
  const [title, text] =
    kind === 'unknown'
      ? [messages.unknownTitle, messages.unknownText]
      : [messages.brokenTitle, messages.brokenText]
  return paymentDocument(
    locale,
    title,
    html`<h1>${title}</h1>
      <p class="status">${text}</p>`,
  )
}

/**
 * For an order whose discount code was used in another order since. Nothing is charged: the button
 * cancels the payment and returns to the site.
 */
export function stoppedPage({ id, locale, discountCode }: Order, token: string): Markup {
  const { stoppedTitle, stoppedText, back } = MESSAGES[locale].payment
  return paymentDocument(
    locale,
    stoppedTitle,
    html`<h1>${stoppedTitle}</h1>
      <p class="status" role="alert">${stoppedText(discountCode ?? '')}</p>
      <form method="post" action="/pay/${id}">
        <input type="hidden" name="token" value="${token}" />
        <button class="primary" name="choice" value="cancelled">${back}</button>
      </form>`,
  )
}

type Markup = ReturnType<typeof html>

/** The page frame, in the payment provider's style. */
function paymentDocument(locale: LocaleCode, title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="${LOCALES[locale].htmlLang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} – Norrpay</title>
        <link rel="icon" href="/payment/icon.svg" />
        <link rel="stylesheet" href="/payment/payment.css" />
      </head>
      <body>
        <header class="brand"><span class="mark" aria-hidden="true"></span>Norrpay</header>
        <main>${content}</main>
      </body>
    </html>`
}

/** Button value → payment result. */
export const CHOICES = {
  paid: 'paid',
  pending: 'pending',
  pendingThenPaid: 'pending',
  cancelled: 'cancelled',
  failed: 'failed',
} as const
type PaymentChoice = keyof typeof CHOICES

export function isChoice(choice: string): choice is PaymentChoice {
  return Object.hasOwn(CHOICES, choice)
}
