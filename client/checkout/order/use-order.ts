import { useEffect, useState } from 'react'
import { cartStore, openCart, resetCart } from '../../cart/cart-store.ts'
import { useLocale } from '../../i18n/use-translate.ts'
import { storedAttempt } from '../payment/order-attempt.ts'
import { cartPrint } from '../payment/pay.ts'
import { settleOrder } from '../payment/settle-order.ts'
import { trackPurchase } from '../purchase-events.ts'
import { askOrder, type OrderAnswer, readReturn } from './ask-order.ts'
import { pollDelay } from './poll-delays.ts'

interface ShownOrder {
  /** undefined while it is asked for */
  answer: OrderAnswer | undefined
  /** how often a pending order has been asked about */
  polls: number
}

/** The order of the address. In the browser only: a link scanner that opens the page completes nothing. */
export function useOrder(): ShownOrder {
  const locale = useLocale()
  const [shown, setShown] = useState<ShownOrder>({ answer: undefined, polls: 0 })

  useEffect(() => {
    let isGone = false
    let timer = 0

    async function ask(polls: number): Promise<void> {
      const back = readReturn(location.search)
      const answer: OrderAnswer = back ? await askOrder(back, { locale, fetch: (...call) => fetch(...call), wait }) : { kind: 'refused' }
      if (answer.kind === 'order') settle(answer.order)
      if (isGone) return
      // what was pending a moment ago is not lost because nobody answers now
      const isPending = answer.kind === 'order' ? answer.order.status === 'pending' : polls > 0 && answer.kind === 'unreachable'
      setShown((before) => ({ answer: isPending && answer.kind === 'unreachable' ? before.answer : answer, polls }))
      const delay = isPending ? pollDelay(polls) : undefined
      if (delay !== undefined) timer = window.setTimeout(() => void ask(polls + 1), delay)
    }

    openCart(locale)
    void ask(0)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [locale])

  return shown
}

/** The cart is emptied only when it is this order's, and the order is paid. */
function settle(order: Extract<OrderAnswer, { kind: 'order' }>['order']): void {
  const { items, discountCode } = cartStore.cart
  const cart = cartPrint({
    items: items.map(({ code, amount, showUpsell }) => ({ quantity: amount, code, showUpsell })),
    ...(discountCode && { discountCode }),
  })
  if (settleOrder(order, cart, storedAttempt)) resetCart()
  if (order.status === 'paid') trackPurchase(order)
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
