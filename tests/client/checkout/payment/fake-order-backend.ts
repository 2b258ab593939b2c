// An order backend in memory that follows contract.md. A fault replaces its response, or is
// returned after the order is created.

import { readAttempt, type StoredAttempt } from '#client/checkout/payment/order-attempt.ts'
import type { ShownOrder } from '#client/checkout/payment/order-request.ts'
import type { PayDependencies } from '#client/checkout/payment/pay.ts'
import { aStoredValue } from '../../a-stored-value.ts'

export const PAYMENT_HOST = 'pay.example.com'

export type Fault = 'not-sent' | 'answer-lost' | 'http-500' | 'truncated' | 'conflict' | 'html'

export const SHOWN: ShownOrder = {
  total: 24.9,
  request: {
    items: [{ code: 'WASH', quantity: 2, showUpsell: true }],
    customer: {
      email: 'aino@example.fi',
      firstname: 'Aino',
      lastname: 'Virtanen',
      telephonePrefix: 'FIN|358',
      telephoneNumber: '',
      marketing: [],
    },
    sendSms: false,
    paymentMethodType: 'card',
    locale: 'fi-FI',
    returnUrl: 'https://www.example.fi/tilaus',
    termsAccepted: true,
    deliveryConsent: true,
  },
}

export function fakeOrderBackend() {
  const orders = new Map<string, { orderId: string; body: string }>()
  const faults: Fault[] = []
  const keys: string[] = []

  function handle(key: string, body: string): Response {
    const known = orders.get(key)
    if (known && known.body !== body)
      return Response.json({ error: { code: 'IDEMPOTENCY_KEY_REUSED' } }, { status: 422 })
    const order = known ?? { orderId: `order-${orders.size + 1}`, body }
    orders.set(key, order)
    return Response.json(
      { orderId: order.orderId, paymentUrl: `https://${PAYMENT_HOST}/${order.orderId}` },
      { status: known ? 200 : 201 },
    )
  }

  async function fetch(_address: string, init: RequestInit): Promise<Response> {
    const key = new Headers(init.headers).get('idempotency-key') ?? ''
    keys.push(key)
    const fault = faults.shift()
    if (fault === 'not-sent') throw new TypeError('failed to fetch')
    if (fault === 'conflict')
      return Response.json({ error: { code: 'IN_PROGRESS' } }, { status: 409 })
    if (fault === 'http-500') return new Response('', { status: 500 })
    const answer = handle(key, String(init.body))
    if (fault === 'answer-lost') throw new TypeError('network changed')
    if (fault === 'truncated')
      return new Response((await answer.text()).slice(0, 12), { status: answer.status })
    if (fault === 'html') return new Response('<h1>Please wait</h1>', { status: 200 })
    return answer
  }

  return { orders, faults, keys, fetch }
}

/** A device without orders. */
export function anEmptyAttempt(): StoredAttempt {
  return aStoredValue(readAttempt)
}

/** The dependencies of one tab. Tabs share the storage. */
export function aTab(
  backend: { fetch: PayDependencies['fetch'] },
  storedAttempt = anEmptyAttempt(),
  overrides: Partial<PayDependencies> = {},
): PayDependencies {
  return {
    fetch: backend.fetch,
    wait: () => Promise.resolve(),
    storedAttempt,
    validate: () => Promise.resolve('validated'),
    order: () => SHOWN,
    exclusively: (work) => work(),
    paymentHosts: [PAYMENT_HOST],
    ...overrides,
  }
}
