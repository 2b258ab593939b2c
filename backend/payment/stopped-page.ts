import { html } from 'hono/html'
import type { Order } from '../orders/order.ts'
import { type Markup, paymentDocument } from './payment-document.ts'
import { messagesOf } from './messages/messages-of.ts'

/** The order's price no longer holds, since its discount code was used: nothing is charged, and the way back leads to the cart and its new price. */
export function stoppedPage({ id, locale, discountCode }: Order, token: string): Markup {
  const { stoppedTitle, stoppedText, back } = messagesOf(locale)
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
