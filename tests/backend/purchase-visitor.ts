// A visitor with a device, tabs and a failing network: the site's cart and checkout with the
// embedded backend.

import { orderedItems } from '#client/cart/cart-items.ts'
import { createCartStore } from '#client/cart/create-cart-store.ts'
import { readStoredCart } from '#client/cart/stored-cart.ts'
import { applyOrderStatus, cartKey, readAttempt } from '#client/checkout/payment/order-attempt.ts'
import {
  type CompletedOrder,
  completeOrder,
  readReturn,
} from '#client/checkout/payment/order-calls.ts'
import { orderRequest, type ShownOrder } from '#client/checkout/payment/order-request.ts'
import { pay, type PayOutcome } from '#client/checkout/payment/pay.ts'
import type { StoredValue } from '#client/storage/storage.ts'
import type { OrderStatus } from '#shared/contract/order.ts'
import type { PaymentMethodType } from '#shared/contract/order.ts'
import { readProduct } from '#shared/contract/product.ts'
import { aStoredValue } from '../client/a-stored-value.ts'
import { ask, ORIGIN } from './ask.ts'
import { press, RETURN_URL } from './shop.ts'

/** The fault of one call; undefined: none. */
export type Fault = 'not-sent' | 'answer-lost' | 'http-503' | 'cut-off' | 'conflict' | undefined

export interface Purchase {
  email: string
  lines: { code: string; amount: number }[]
}

type Device = ReturnType<typeof newDevice>
export type Visitor = ReturnType<typeof visitor>

const PAYMENT_HOST = new URL(ORIGIN).host

function newDevice() {
  return {
    storedCart: aStoredValue(readStoredCart),
    storedAttempt: aStoredValue(readAttempt),
    lock: { held: false },
  }
}

/** `faults` are used in order, one per call. */
export function visitor({ email, lines }: Purchase, faults: Fault[]) {
  const device = newDevice()
  /** every payment page address the visitor was sent to, with the totals on the screen */
  const sentTo: { address: string; shown: ShownOrder }[] = []
  let tabs: Tab[] = []

  function openTab(): Tab {
    const tab = newTab(device, email, faults)
    tabs.push(tab)
    return tab
  }

  async function pressPay(
    tab: Tab,
    method: PaymentMethodType,
    shown = tab.shows(method),
  ): Promise<PayOutcome | undefined> {
    const outcome = shown && (await tab.pressPay(shown, method))
    if (outcome?.kind === 'payAt' && shown) sentTo.push({ address: outcome.address, shown })
    return outcome
  }

  return {
    sentTo,
    openTab,
    pressPay,

    async fillCart(): Promise<Tab> {
      const tab = openTab()
      for (const { code, amount } of lines) {
        const product = readProduct({
          code,
          name: code,
          unitPrice: 0.01,
          attributes: { price: 0.01 },
        })
        if (!product) throw new Error('no product')
        tab.cart.addToCart(product, { silent: true })
        tab.cart.changeAmount(code, amount)
      }
      await tab.cart.validateNow()
      return tab
    },

    /** Presses a button of the payment page. Returns the address on the site. */
    async payAt(address: string, outcome: OrderStatus): Promise<string> {
      return new URL((await press(address, outcome)).headers.get('Location') ?? '').search
    },

    /** Opens the site's order page with the provider's address. */
    async comeBack(search: string): Promise<CompletedOrder> {
      // The order page does not use prices.
      const tab = newTab(device, email, faults, { asksPrices: false })
      const answer = await tab.openOrder(search)
      tab.leave()
      return answer
    },

    linesOnDevice(): { code: string; amount: number }[] {
      return device.storedCart.read().items.map(({ code, amount }) => ({ code, amount }))
    },

    goAway(): void {
      for (const tab of tabs) tab.leave()
      tabs = []
    },
  }
}

export type Tab = ReturnType<typeof newTab>

function newTab(device: Device, email: string, faults: Fault[], { asksPrices = true } = {}) {
  let isOpen = true
  const { lock } = device
  const storedAttempt = whileOpen(device.storedAttempt)
  const fetch = (address: string, init: RequestInit) =>
    failingFetch(isOpen ? faults.shift() : 'not-sent', address, init)
  const cart = createCartStore({
    storage: whileOpen(device.storedCart),
    validationOptions: () => ({
      fetch: (address, init) =>
        asksPrices
          ? fetch(String(address), init ?? {})
          : Promise.resolve(new Response('', { status: 503 })),
      locale: 'fi-FI',
      customerEmail: email,
    }),
    notify: () => undefined,
  })
  cart.restoreCart()

  /** Callbacks of a page that was left have no effect. */
  function whileOpen<T>(stored: StoredValue<T>): StoredValue<T> {
    return { ...stored, write: (value) => isOpen && stored.write(value) }
  }

  function shows(method: PaymentMethodType): ShownOrder | undefined {
    const customerData = {
      email,
      emailConfirmation: email,
      firstname: 'A',
      lastname: 'B',
      telephonePrefix: 'FIN|358',
      telephoneNumber: '',
      marketing: [],
    }
    return orderRequest(
      cart.state.cart,
      { customerData, sendSms: false, paymentMethodType: method, bank: 'op', card: undefined },
      { locale: 'fi-FI', returnUrl: RETURN_URL },
    )
  }

  async function exclusively<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (lock.held) return undefined
    lock.held = true
    try {
      return await work()
    } finally {
      lock.held = false
    }
  }

  return {
    cart,
    shows,

    pressPay(shown: ShownOrder, method: PaymentMethodType): Promise<PayOutcome> {
      return pay(shown, {
        fetch,
        storedAttempt,
        exclusively,
        wait: () => Promise.resolve(),
        validate: cart.validateNow,
        order: () => shows(method),
        paymentHosts: [PAYMENT_HOST],
      })
    },

    async openOrder(search: string): Promise<CompletedOrder> {
      const back = readReturn(search)
      if (!back) return { kind: 'refused' }
      const answer = await completeOrder(back, 'fi-FI', { fetch, wait: () => Promise.resolve() })
      const key = cartKey(orderedItems(cart.state.cart))
      if (answer.kind === 'order' && applyOrderStatus(answer.order, key, storedAttempt))
        cart.resetCart()
      return answer
    },

    /** A reload or a closed tab: pending requests are lost. */
    leave(): void {
      isOpen = false
      cart.resetCart()
    },
  }
}

async function failingFetch(fault: Fault, address: string, init: RequestInit): Promise<Response> {
  // A request aborted at once does not leave the browser.
  await new Promise((resolve) => setTimeout(resolve))
  if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError')
  if (fault === 'not-sent') throw new TypeError('failed to fetch')
  if (fault === 'http-503') return new Response('', { status: 503 })
  if (fault === 'conflict')
    return Response.json({ error: { code: 'ORDER_IN_WORK' } }, { status: 409 })
  const { method, headers, body } = init
  const answer = await ask(address.replace(/^\/proxy/, ''), {
    method: method ?? 'GET',
    headers: headers ?? {},
    body: String(body),
    locale: 'fi-FI',
  })
  const text = await answer.text()
  if (fault === 'answer-lost') throw new TypeError('network changed')
  return new Response(fault === 'cut-off' ? text.slice(0, text.length / 2) : text, {
    status: answer.status,
  })
}
