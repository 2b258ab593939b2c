import { afterEach, expect, test, vi } from 'vitest'
import { EMPTY_CART } from '#client/cart/cart-items.ts'
import { validateCart } from '#client/cart/validate-cart.ts'
import { completeOrder } from '#client/checkout/payment/order-calls.ts'
import { callEndpoint } from '#client/endpoints/call-endpoint.ts'
import { sendForm } from '#client/forms/use-sending.ts'

afterEach(() => vi.unstubAllGlobals())

const CALLS: Record<string, () => Promise<unknown>> = {
  callEndpoint: () => callEndpoint({ key: 'page' }, 'fi-FI'),
  submitForm: () => sendForm({ formId: 'contact', page: '/', values: {} }, [], 'fi-FI'),
  validateCart: () => validateCart(EMPTY_CART, { locale: 'fi-FI', fetch }),
  completeOrder: () =>
    completeOrder({ orderId: 'o-1', signature: 's' }, 'fi-FI', {
      fetch,
      wait: async () => undefined,
    }),
}

test.each(
  Object.keys(CALLS).flatMap((name) =>
    [200, 400, 403, 422, 429, 500].map((status) => [name, status] as const),
  ),
)(
  '%s reads every body, because an unread body keeps the request open in the browser: %i',
  async (name, status) => {
    const answers: Response[] = []
    vi.stubGlobal('fetch', async () => {
      const answer = Response.json({ error: { code: 'X' } }, { status })
      answers.push(answer)
      return answer
    })
    await CALLS[name]?.().catch(() => undefined)
    expect(answers.length).toBeGreaterThan(0)
    expect(answers.filter(({ bodyUsed }) => !bodyUsed)).toEqual([])
  },
)
