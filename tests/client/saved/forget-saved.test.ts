import { afterEach, expect, test, vi } from 'vitest'
import { pendingOrder } from '#client/orders/pending-order.ts'
import { forgetSaved } from '#client/saved/forget-saved.ts'

afterEach(() => vi.unstubAllGlobals())

function refuse(): never {
  throw new DOMException('denied', 'SecurityError')
}

test.each<[string, object | undefined, object]>([
  ['are missing', undefined, {}],
  ['throw', { delete: refuse }, { serviceWorker: { getRegistration: refuse } }],
  [
    'refuse',
    { delete: async () => refuse() },
    { serviceWorker: { getRegistration: async () => refuse() } },
  ],
  ['throw when read', undefined, Object.defineProperty({}, 'serviceWorker', { get: refuse })],
])(
  'forgetting does not fail, so that a logout does not say that it failed: caches and service workers %s',
  async (_, caches, navigator) => {
    vi.stubGlobal('caches', caches)
    vi.stubGlobal('navigator', navigator)
    pendingOrder.write({ orderId: 'A', signature: 's' })
    await forgetSaved()
    expect(pendingOrder.read()).toBeUndefined()
  },
)
