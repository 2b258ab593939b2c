import { html } from 'hono/html'
import type { Order } from '../orders/order.ts'
import type { Markup } from './payment-document.ts'
import type { PaymentChoice } from './payment-choice.ts'
import type { PaymentMessages } from './messages/payment-messages.ts'

interface OutcomeForm {
  order: Order
  token: string
  messages: PaymentMessages
  /** as it is shown */
  amount: string
}

/** Plain buttons of one form: the page works without scripts, and what follows links presses none of them. */
export function outcomeForm({ order, token, messages, amount }: OutcomeForm): Markup {
  const isOpen = order.status === 'open'
  return html`<form method="post" action="/pay/${order.id}">
    <input type="hidden" name="token" value="${token}" />
    ${isOpen ? button('paid', messages.pay(amount), 'primary') : button('paid', messages.confirm, 'primary')}
    ${isOpen ? button('cancelled', messages.cancel) : button('failed', messages.reject)} ${isOpen ? otherOutcomes(messages) : ''}
  </form>`
}

function otherOutcomes(messages: PaymentMessages): Markup {
  return html`<section class="test" aria-labelledby="test">
    <h2 id="test">${messages.testTitle}</h2>
    <p>${messages.testNote}</p>
    ${button('failed', messages.fail)} ${button('pendingThenPaid', messages.payLater)} ${button('pending', messages.payWhenConfirmed)}
  </section>`
}

function button(choice: PaymentChoice, text: string, look: 'primary' | 'plain' = 'plain'): Markup {
  return html`<button class="${look}" name="choice" value="${choice}">${text}</button>`
}
