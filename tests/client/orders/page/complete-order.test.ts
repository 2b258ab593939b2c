import { expect, test } from 'vitest'
import { completeOrder, readReturn } from '#client/checkout/payment/order-calls.ts'
import { emailOfOrder, maskEmail, noteOrderEmail } from '#client/checkout/payment/order-email.ts'
import { washLocatorPath } from '#client/orders/page/nearest-wash.tsx'
import { pollDelay } from '#client/orders/page/use-order.ts'

const BACK = { orderId: 'o-1', signature: 's' }
const PENDING = {
  orderId: 'o-1',
  status: 'pending',
  totals: { discount: 0, taxAmount: 0, totalWithTax: 1, totalWithoutTax: 1 },
  items: [],
  deliveries: [],
}

function completed(...answers: (() => Response)[]) {
  const bodies: unknown[] = []
  const fetch = (_address: string, init: RequestInit) => {
    bodies.push(init.body)
    const answer = answers[Math.min(bodies.length, answers.length) - 1]
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('failed to fetch'))
  }
  const answer = completeOrder(BACK, 'fi-FI', { fetch, wait: () => Promise.resolve() })
  return { answer, bodies }
}

test('the status of the order comes from the backend, not from the address', async () => {
  const { answer, bodies } = completed(() => Response.json(PENDING))
  expect(await answer).toMatchObject({ kind: 'order', order: { status: 'pending' } })
  expect(bodies).toEqual([JSON.stringify(BACK)])
})

test.each([403, 404, 400, 422])('an invalid signature is refused: %s', async (status) => {
  expect(await completed(() => Response.json({ error: { code: 'X' } }, { status })).answer).toEqual(
    { kind: 'refused' },
  )
})

test.each([500, 502, 504, 429])(
  'a call that gets %s is retried, then the backend counts as unreachable',
  async (status) => {
    const { answer, bodies } = completed(() => new Response('', { status }))
    expect(await answer).toEqual({ kind: 'unreachable' })
    expect(bodies).toHaveLength(3)
  },
)

test('a truncated response, or one about another order, is rejected', async () => {
  expect(await completed(() => new Response('{"orderId":"o-1","sta')).answer).toEqual({
    kind: 'unreachable',
  })
  expect(await completed(() => Response.json({ ...PENDING, orderId: 'o-2' })).answer).toEqual({
    kind: 'unreachable',
  })
})

test('a temporary failure is not shown', async () => {
  const { answer } = completed(
    () => new Response('', { status: 503 }),
    () => Response.json(PENDING),
  )
  expect(await answer).toMatchObject({ kind: 'order' })
})

test.each([
  '',
  '?orderId=o-1',
  '?signature=s',
  '?orderId=&signature=',
  `?orderId=${'o'.repeat(101)}&signature=s`,
])('a return address without order or signature is rejected: %.40s', (search) => {
  expect(readReturn(search)).toBeUndefined()
})

test('the status in the address is not read', () => {
  expect(readReturn('?orderId=o-1&signature=a%2Bb&status=paid')).toEqual({
    orderId: 'o-1',
    signature: 'a+b',
  })
})

test('a pending order is polled every five seconds for five minutes', () => {
  expect([0, 299_000, 300_000].map(pollDelay)).toEqual([5_000, 5_000, 0])
})

test.each([
  ['aino.virtanen@example.fi', 'a•••@example.fi'],
  [' å@example.fi ', 'å•••@example.fi'],
  ['', ''],
  ['no address', ''],
  ['@example.fi', ''],
])('an e-mail address is shown masked: %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})

test.each([
  ['fi-FI', '/asemahaku?service=MAIN&f=carwash&sort=distance'],
  ['sv-SE', '/hitta-station?f=carwash&sort=distance'],
] as const)(
  'the link to the nearest car wash opens the locator with its filter (%s)',
  (locale, path) => {
    expect(washLocatorPath(locale)).toBe(path)
  },
)

test('only the page of the order that was sent in this tab names its e-mail address', () => {
  noteOrderEmail('o-1', 'aino.virtanen@example.fi')
  expect(['o-1', 'o-2'].map(emailOfOrder)).toEqual(['a•••@example.fi', ''])
})
