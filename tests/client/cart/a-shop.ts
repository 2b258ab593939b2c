import { vi } from 'vitest'
import type { CartEvent } from '#client/cart/cart-state.ts'
import { createCartStore } from '#client/cart/create-cart-store.ts'
import { storedCart } from '#client/cart/stored-cart.ts'

interface CartRequest {
  items: { code: string; quantity: number; showUpsell: boolean }[]
  discountCode?: string
  customerEmail?: string
}

type Respond = (request: CartRequest, signal: AbortSignal) => Response | Promise<Response>

type TestStorage = Pick<Storage, 'getItem' | 'setItem'>

/** A storage like the browser's, shared by tabs. */
export function aStorage(
  text?: string,
): TestStorage & { text: string | null; full: boolean; writes: number } {
  return {
    text: text ?? null,
    full: false,
    writes: 0,
    getItem() {
      return this.text
    },
    setItem(_: string, value: string) {
      if (this.full) throw new DOMException('full', 'QuotaExceededError')
      this.writes++
      this.text = value
    },
  }
}

/** A server that prices every product at 7 EUR. */
export function priced({ items, discountCode }: CartRequest): Response {
  const total = items.reduce((sum, { quantity }) => sum + quantity * 7, 0)
  return Response.json({
    items: items.map(({ code, quantity }) => ({
      quantity,
      unitPrice: 7,
      product: { code, name: `Server's ${code}`, upsellProducts: [] },
    })),
    totals: { discount: 0, taxAmount: 0, totalWithTax: total, totalWithoutTax: total },
    ...(discountCode && { discountCodeValid: discountCode === 'WINTER' }),
  })
}

/** The cart of one tab, with its recorded requests and events. */
export function aTab({
  respond = priced,
  ...device
}: { storage?: TestStorage | undefined; respond?: Respond } = {}) {
  const storage = 'storage' in device ? device.storage : aStorage()
  vi.stubGlobal('localStorage', storage)
  const requests: CartRequest[] = []
  const events: CartEvent[] = []
  const server = { respond }
  async function fetch(_: unknown, init?: RequestInit): Promise<Response> {
    const body: CartRequest = JSON.parse(String(init?.body))
    const signal = init?.signal ?? new AbortController().signal
    requests.push(body)
    const aborted = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    )
    return Promise.race([server.respond(body, signal), aborted])
  }
  const store = createCartStore({
    storage: storedCart,
    validationOptions: () => ({ fetch, locale: 'sv-SE', customerEmail: 'a@b.fi' }),
    notify: (event) => events.push(event),
  })
  const { state } = store
  return {
    ...store,
    storage,
    server,
    requests,
    kinds: () => events.map(({ kind }) => kind),
    events,
    amounts: () => Object.fromEntries(state.cart.items.map(({ code, amount }) => [code, amount])),
    total: () => state.cart.totals.totalWithTax,
  }
}
