import { html } from 'hono/html'
import type { Order } from '../orders/order.ts'
import { formatEuros } from '../shop/format-euros.ts'
import { outcomeForm } from './outcome-form.ts'
import { type Markup, paymentDocument } from './payment-document.ts'
import type { PaymentMessages } from './messages/payment-messages.ts'
import { messagesOf } from './messages/messages-of.ts'

const MERCHANT = 'St1'

/** @param back where the visitor returns to the shop, once there is something to return with */
export function paymentPage(order: Order, token: string, back: string): Markup {
  const messages = messagesOf(order.locale)
  const { status } = order
  const amount = formatEuros(order.totals.totalWithTax)
  const content = html`${status === 'open' ? html`<h1>${messages.title}</h1>` : statusOf(messages, status)}
  ${facts(order, messages, amount)} ${status === 'open' || status === 'pending' ? outcomeForm({ order, token, messages, amount }) : ''}
  ${status === 'open' ? '' : html`<a class="${status === 'pending' ? 'back' : 'back primary'}" href="${back}">${messages.back}</a>`}`
  return paymentDocument(order.locale, status === 'open' ? messages.title : messages.statuses[status].title, content)
}

function statusOf(messages: PaymentMessages, status: Exclude<Order['status'], 'open'>): Markup {
  const { title, text } = messages.statuses[status]
  return html`<h1>${title}</h1>
    <p class="status status-${status}">${text}</p>`
}

function facts({ id, items, totals, paymentType, paymentName }: Order, messages: PaymentMessages, amount: string): Markup {
  return html`<section class="facts" aria-label="${messages.order} ${id}">
    <p class="payee">${messages.payTo} <strong>${MERCHANT}</strong></p>
    <p class="amount">${amount} <small>${messages.taxIncluded} ${formatEuros(totals.taxAmount)}</small></p>
    <ul>
      ${items.map(({ quantity, name }) => html`<li>${quantity} × ${name}</li>`)}
    </ul>
    <dl>
      <dt>${messages.method}</dt>
      <dd>${paymentName ?? messages.methods[paymentType]}</dd>
      <dt>${messages.order}</dt>
      <dd>${id}</dd>
    </dl>
  </section>`
}
