import { html } from 'hono/html'
import type { Order } from '../orders/order.ts'
import { formatEuros } from '../shop/format-euros.ts'
import { outcomeForm } from './outcome-form.ts'
import { type Markup, paymentDocument } from './payment-document.ts'
import type { PaymentWords } from './words/payment-words.ts'
import { wordsOf } from './words/words-of.ts'

const MERCHANT = 'St1'

/** @param back where the visitor returns to the shop, once there is something to return with */
export function paymentPage(order: Order, token: string, back: string): Markup {
  const words = wordsOf(order.locale)
  const { status } = order
  const amount = formatEuros(order.totals.totalWithTax)
  const content = html`${status === 'open' ? html`<h1>${words.title}</h1>` : statusOf(words, status)} ${facts(order, words, amount)}
  ${status === 'open' || status === 'pending' ? outcomeForm({ order, token, words, amount }) : ''}
  ${status === 'open' ? '' : html`<a class="${status === 'pending' ? 'back' : 'back primary'}" href="${back}">${words.back}</a>`}`
  return paymentDocument(order.locale, status === 'open' ? words.title : words.statuses[status].title, content)
}

function statusOf(words: PaymentWords, status: Exclude<Order['status'], 'open'>): Markup {
  const { title, text } = words.statuses[status]
  return html`<h1>${title}</h1>
    <p class="status status-${status}">${text}</p>`
}

function facts({ id, items, totals, paymentType, paymentName }: Order, words: PaymentWords, amount: string): Markup {
  return html`<section class="facts" aria-label="${words.order} ${id}">
    <p class="payee">${words.payTo} <strong>${MERCHANT}</strong></p>
    <p class="amount">${amount} <small>${words.taxIncluded} ${formatEuros(totals.taxAmount)}</small></p>
    <ul>
      ${items.map(({ quantity, name }) => html`<li>${quantity} × ${name}</li>`)}
    </ul>
    <dl>
      <dt>${words.method}</dt>
      <dd>${paymentName ?? words.methods[paymentType]}</dd>
      <dt>${words.order}</dt>
      <dd>${id}</dd>
    </dl>
  </section>`
}
