import { useEffect, useRef, useState } from 'react'
import { localizedHref } from '#shared/locale/locale-links.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { cartActions, cartStore } from '../../cart/cart-store.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { checkoutStore } from '../checkout-store.ts'
import { loadPhoneRules, type PhoneRules } from '../phone-rules.ts'
import { exclusively } from './exclusively.ts'
import { storedAttempt } from './order-attempt.ts'
import { noteOrderEmail } from './order-email.ts'
import { orderRequest, type ShownOrder } from './order-request.ts'
import { pay, type PayOutcome } from './pay.ts'

/** Why the payment did not start, and the total that was shown. */
export interface Stopped {
  outcome: Exclude<PayOutcome, { kind: 'payAt' }>
  total: number
}

/** if the payment page has not opened after this time, the button can be pressed again */
const OPENING_LIMIT_MS = 20_000

/**
 * Handles the "Pay" button, one press at a time. The button is reset when the back/forward cache
 * restores this page.
 */
export function usePay() {
  const { addressing, config } = useSite()
  const [isPaying, setPaying] = useState(false)
  const [stopped, setStopped] = useState<Stopped>()
  // a second click can come before React renders the first
  const busy = useRef(false)

  function orderWith(phoneRules: PhoneRules | undefined): ShownOrder | undefined {
    const { locale } = addressing
    const returnUrl =
      location.origin + localizedHref(localizedPath('orderStatus', locale), addressing)
    return orderRequest(cartStore.cart, checkoutStore, { locale, returnUrl }, phoneRules)
  }

  useEffect(() => {
    function onPageShow({ persisted }: PageTransitionEvent): void {
      if (!persisted) return
      busy.current = false
      setPaying(false)
      // another tab or the payment page may have changed the cart
      void cartActions.validateNow()
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  async function press({ anyway = false } = {}): Promise<void> {
    if (busy.current) return
    busy.current = true
    const rules = await loadPhoneRules()
    const order = () => orderWith(rules)
    const shown = order()
    if (!shown) return stop()
    setPaying(true)
    setStopped(undefined)
    // without a payment (a total of 0) the order's page on this site follows
    const paymentHosts = [...config.paymentHosts, location.host]
    try {
      const outcome = await pay(
        shown,
        { storedAttempt, validate: cartActions.validateNow, order, exclusively, paymentHosts },
        { anyway },
      )
      if (outcome.kind === 'payAt') {
        const orderId = storedAttempt.read()?.orders.at(-1)
        if (orderId !== undefined) noteOrderEmail(orderId, shown.request.customer.email)
        return leaveFor(outcome.address)
      }
      stop({ outcome, total: shown.total })
    } catch (error) {
      // the order may exist: the next press continues it
      stop({ outcome: { kind: 'unanswered' }, total: shown.total })
      reportError(error)
    }
  }

  /** Stays busy while the payment page opens. */
  function leaveFor(address: string): void {
    location.assign(address)
    setTimeout(stop, OPENING_LIMIT_MS)
  }

  function stop(reason?: Stopped): void {
    busy.current = false
    setPaying(false)
    setStopped(reason)
  }

  return { isPaying, stopped, press }
}
