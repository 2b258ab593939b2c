import { useEffect, useRef, useState } from 'react'
import { localizedHref } from '#shared/locale/locale-links.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { cartStore, validateNow } from '../../cart/cart-store.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { checkoutStore } from '../checkout-store.ts'
import { orderOf } from '../payment/order-of.ts'
import { pay, type PayOutcome, type ShownOrder } from '../payment/pay.ts'
import { payMeans } from '../payment/pay-means.ts'

/** Why it was stopped, and the total the visitor had before their eyes. */
export interface Stopped {
  outcome: Exclude<PayOutcome, { kind: 'pay-at' }>
  total: number
}

interface Payment {
  isPaying: boolean
  stopped: Stopped | undefined
  press: (options?: { anyway?: boolean }) => Promise<void>
}

/** The press of "Pay": once at a time, and again after Back has brought this page out of the browser's memory. */
export function usePay(): Payment {
  const { addressing, config } = useSite()
  const [isPaying, setPaying] = useState(false)
  const [stopped, setStopped] = useState<Payment['stopped']>()
  // a second click comes before React has drawn the first
  const busy = useRef(false)

  function order(): ShownOrder | undefined {
    const { locale } = addressing
    const returnUrl = location.origin + localizedHref(localizedPath('orderStatus', locale), addressing)
    return orderOf(cartStore.cart, checkoutStore, { locale, returnUrl })
  }

  useEffect(() => {
    function onPageShow({ persisted }: PageTransitionEvent): void {
      if (!persisted) return
      busy.current = false
      setPaying(false)
      // another tab, or the payment page, may have changed what is to be paid
      void validateNow()
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  async function press({ anyway = false } = {}): Promise<void> {
    const shown = order()
    if (busy.current || !shown) return
    busy.current = true
    setPaying(true)
    setStopped(undefined)
    const outcome = await pay(shown, payMeans({ order, paymentHosts: config.paymentHosts }), { anyway })
    if (outcome.kind === 'pay-at') {
      // busy until this page is left: the address may be slow to open
      location.assign(outcome.address)
      return
    }
    busy.current = false
    setPaying(false)
    setStopped({ outcome, total: shown.total })
  }

  return { isPaying, stopped, press }
}
