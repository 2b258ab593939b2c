import { html } from 'hono/html'
import type { Order } from '../orders/order.ts'
import type { Markup } from './payment-document.ts'
import type { PaymentChoice } from './payment-choice.ts'
import type { PaymentWords } from './words/payment-words.ts'

interface OutcomeForm {
  order: Order
  token: string
  words: PaymentWords
  /** as it is shown */
  amount: string
}

/** Plain buttons of one form: the page works without scripts, and what follows links presses none of them. */
export function outcomeForm({ order, token, words, amount }: OutcomeForm): Markup {
  const isOpen = order.status === 'open'
  return html`<form method="post" action="/pay/${order.id}">
    <input type="hidden" name="token" value="${token}" />
    ${isOpen ? button('paid', words.pay(amount), 'primary') : button('paid', words.confirm, 'primary')}
    ${isOpen ? button('cancelled', words.cancel) : button('failed', words.reject)} ${isOpen ? otherOutcomes(words) : ''}
  </form>`
}

function otherOutcomes(words: PaymentWords): Markup {
  return html`<section class="test" aria-labelledby="test">
    <h2 id="test">${words.testTitle}</h2>
    <p>${words.testNote}</p>
    ${button('failed', words.fail)} ${button('pendingThenPaid', words.payLater)} ${button('pending', words.payWhenConfirmed)}
  </section>`
}

function button(choice: PaymentChoice, text: string, look: 'primary' | 'plain' = 'plain'): Markup {
  return html`<button class="${look}" name="choice" value="${choice}">${text}</button>`
}
