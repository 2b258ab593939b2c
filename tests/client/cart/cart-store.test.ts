import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearStorage } from '#client/storage/storage.ts'
import { aLine, aProduct } from './a-product.ts'
import { aStorage, aTab, priced } from './a-shop.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  clearStorage()
  vi.unstubAllGlobals()
})

const BURST_MS = 200

function later(ms = BURST_MS): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(ms)
}

function itemsIn(text: string | null): Record<string, number> {
  const { items }: { items: { code: string; amount: number }[] } = JSON.parse(
    text ?? '{"items":[]}',
  )
  return Object.fromEntries(items.map(({ code, amount }) => [code, amount]))
}

test('a change is shown and stored at once; the server’s prices follow (§4)', async () => {
  const storage = aStorage()
  const tab = aTab({ storage })
  tab.addToCart(aProduct('A', { unitPrice: 0.01 }))
  expect(tab.amounts()).toEqual({ A: 1 })
  expect(itemsIn(storage.text)).toEqual({ A: 1 })
  expect([tab.state.status, tab.state.priced]).toEqual(['validating', false])
  await later()
  expect([tab.state.status, tab.state.priced, tab.total(), tab.state.cart.items[0]?.price]).toEqual(
    ['validated', true, 7, 7],
  )
  expect(JSON.parse(storage.text ?? '')).toMatchObject({
    items: [{ price: 7 }],
    totals: { totalWithTax: 7 },
    cartAmounts: 1,
  })
})

test('a validation sends quantity, code and showUpsell of each item, and discountCode and customerEmail if present (§7)', async () => {
  const tab = aTab()
  tab.addToCart(aProduct('A', { showUpsell: false }))
  tab.setDiscountCode(' WINTER ')
  await later()
  expect(tab.requests).toEqual([
    {
      items: [{ quantity: 1, code: 'A', showUpsell: false }],
      discountCode: 'WINTER',
      customerEmail: 'a@b.fi',
    },
  ])
})

test('the first add to an empty cart opens the modal, a later add shows a toast, a silent add shows neither (§4)', () => {
  const tab = aTab()
  tab.addToCart(aProduct('A'))
  tab.addToCart(aProduct('A'))
  tab.addToCart(aProduct('B'), { silent: true })
  const added = tab.events.filter((event) => event.kind === 'added')
  expect(added.map(({ first, silent }) => [first, silent])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ])
})

test('several quick changes are one request with the last amount', async () => {
  const tab = aTab()
  tab.addToCart(aProduct('A'))
  for (const amount of [2, 3, 4, 5]) {
    await later(BURST_MS / 2)
    tab.changeAmount('A', amount)
  }
  await later()
  expect(tab.requests.map(({ items }) => items[0]?.quantity)).toEqual([5])
  expect(tab.total()).toBe(35)
})

test('a newer validation aborts the older one, whose response is ignored', async () => {
  const signals: AbortSignal[] = []
  const tab = aTab({
    respond: async (request, signal) => {
      signals.push(signal)
      await new Promise((resolve) =>
        setTimeout(resolve, request.items[0]?.quantity === 1 ? 5_000 : 10),
      )
      return priced(request)
    },
  })
  tab.addToCart(aProduct('A'))
  const first = tab.validateNow()
  tab.changeAmount('A', 3)
  await later(1_000)
  expect([signals[0]?.aborted, tab.total()]).toEqual([true, 21])
  expect(await first).toBe('validated')
  await later(10_000)
  expect(tab.total()).toBe(21)
})

test('an empty cart sets all totals to zero without calling the server (§4)', async () => {
  const tab = aTab()
  tab.addToCart(aProduct('A'))
  await later()
  tab.removeFromCart('A')
  expect(await tab.validateNow()).toBe('validated')
  await later(10_000)
  expect([tab.requests.length, tab.total(), tab.state.cart.cartAmounts]).toEqual([1, 0, 0])
})

test('undo restores a removed line at its position with its amount', async () => {
  const tab = aTab()
  for (const code of ['A', 'B', 'C']) tab.addToCart(aProduct(code))
  tab.changeAmount('B', 4)
  tab.removeFromCart('B')
  tab.setDiscountCode('WINTER')
  tab.undoRemove()
  expect(tab.state.cart.items.map(({ code, amount }) => [code, amount])).toEqual([
    ['A', 1],
    ['B', 4],
    ['C', 1],
  ])
  tab.undoRemove()
  expect(tab.amounts()).toEqual({ A: 1, B: 4, C: 1 })
})

test('on load the stored cart is restored and validated again: manipulated prices are replaced (§4)', async () => {
  const text = JSON.stringify({
    items: [{ ...aLine('A', 2), price: 0.01 }],
    totals: { totalWithTax: 0.02 },
    cartAmounts: 9,
  })
  const storage = aStorage(text)
  const tab = aTab({ storage })
  tab.restoreCart()
  expect([tab.amounts(), tab.total(), tab.state.priced, tab.state.cart.cartAmounts]).toEqual([
    { A: 2 },
    0,
    false,
    2,
  ])
  await later(0)
  expect([tab.total(), tab.state.priced, tab.state.cart.items[0]?.price]).toEqual([14, true, 7])
  // the next page shows them at once
  expect(JSON.parse(storage.text ?? '')).toMatchObject({ items: [{ price: 7 }] })
})

test('a refused cart is emptied and saved, and a failure is notified (§4)', async () => {
  const storage = aStorage(JSON.stringify({ items: [aLine('A', 2), aLine('B')] }))
  const tab = aTab({ storage, respond: () => new Response('{}', { status: 422 }) })
  expect(await tab.validateNow()).toBe('refused')
  expect([tab.amounts(), itemsIn(storage.text), tab.state.status, tab.kinds()]).toEqual([
    {},
    {},
    'refused',
    ['refused'],
  ])
})

test('refused lines can be restored, also after a reload, except those that the server rejects', async () => {
  const storage = aStorage(JSON.stringify({ items: [aLine('A', 2), aLine('GONE'), aLine('C', 3)] }))
  const withoutGone = (request: Parameters<typeof priced>[0]) =>
    request.items.some(({ code }) => code === 'GONE')
      ? new Response('', { status: 422 })
      : priced(request)
  await aTab({ storage, respond: withoutGone }).validateNow()
  const tab = aTab({ storage, respond: withoutGone })
  tab.addToCart(aProduct('A'))
  // a double click
  await Promise.all([tab.restoreRefused(), tab.restoreRefused()])
  await later()
  expect([tab.amounts(), tab.state.status, tab.state.refusedItems]).toEqual([
    { A: 3, C: 3 },
    'validated',
    [],
  ])
  expect(
    tab.events.findLast((event) => event.kind === 'restored')?.missing.map(({ code }) => code),
  ).toEqual(['GONE'])
})

test.each([
  ['500', () => new Response('', { status: 500 })],
  ['503', () => new Response('', { status: 503 })],
  ['408', () => new Response('', { status: 408 })],
  ['409', () => new Response('', { status: 409 })],
  ['HTML', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['truncated JSON', () => new Response('{"items":[{"quan')],
  ['a response about another cart', () => Response.json({ items: [], totals: {} })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no response in time', () => new Promise<Response>(() => undefined)],
])(
  'after an outage the lines stay and the request is retried with growing delays: %s',
  async (_, respond) => {
    vi.useRealTimers()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), ms)
      return controller.signal
    })
    const storage = aStorage(JSON.stringify({ items: [aLine('A', 2)] }))
    const tab = aTab({ storage, respond })
    const outcome = tab.validateNow()
    await later(8_000)
    expect(await outcome).toBe('outage')
    expect([tab.amounts(), itemsIn(storage.text), tab.state.status]).toEqual([
      { A: 2 },
      { A: 2 },
      'outage',
    ])
    tab.server.respond = priced
    await later(60_000)
    expect([tab.state.status, tab.total()]).toEqual(['validated', 14])
    timeout.mockRestore()
  },
)

test('after too many discount codes the cart is kept, the visitor is told to wait, and the cart is validated after a minute', async () => {
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const storage = aStorage(JSON.stringify({ items: [aLine('A', 2)] }))
  const tab = aTab({
    storage,
    respond: () => new Response('{"error":{"code":"TOO_MANY_REQUESTS"}}', { status: 429 }),
  })
  expect(await tab.validateNow()).toBe('limited')
  tab.setDiscountCode('WINTER')
  await later(0)
  expect([tab.amounts(), itemsIn(storage.text), tab.state.status]).toEqual([
    { A: 2 },
    { A: 2 },
    'limited',
  ])
  expect(tab.state.cart.discountCode).toBe('WINTER')
  expect(tab.kinds()).toContain('limited')
  const { length } = tab.requests
  await later(59_000)
  expect(tab.requests).toHaveLength(length)
  tab.server.respond = priced
  await later(1_000)
  expect([tab.state.status, tab.total(), tab.state.codeAccepted]).toEqual(['validated', 14, true])
})

test('the delay between retries grows until the server responds', async () => {
  const tab = aTab({ respond: () => new Response('', { status: 503 }) })
  tab.addToCart(aProduct('A'))
  const moments: number[] = []
  const start = Date.now()
  for (let second = 0; second < 70; second++) {
    await later(1_000)
    while (moments.length < tab.requests.length)
      moments.push(Math.round((Date.now() - start) / 1_000))
  }
  expect(moments).toEqual([1, 3, 7, 15, 31, 63])
  tab.server.respond = priced
  tab.retryNow()
  await later(0)
  const { length } = tab.requests
  await later(300_000)
  expect([tab.state.status, tab.requests.length]).toEqual(['validated', length])
})

test.each([
  ['WINTER', 'WINTER', undefined],
  ['summer', undefined, 'summer'],
  ['x'.repeat(101), undefined, 'x'.repeat(101)],
])(
  'a discount code is validated by the server; a rejected code is not in the cart',
  async (code, used, unknown) => {
    const tab = aTab()
    tab.addToCart(aProduct('A'))
    tab.setDiscountCode(code)
    await later()
    expect([tab.state.cart.discountCode, tab.state.unknownCode, tab.state.codeAccepted]).toEqual([
      used,
      unknown,
      used !== undefined,
    ])
    expect(tab.state.status).toBe('validated')
    // a backend refuses a cart with a code that is too long
    expect(tab.requests.flatMap(({ discountCode }) => discountCode ?? [])).toEqual(
      code.length > 100 ? [] : [code],
    )
  },
)

test('other tabs follow, and products added in two tabs are in one cart', async () => {
  const storage = aStorage()
  const [one, other] = [aTab({ storage }), aTab({ storage })]
  one.addToCart(aProduct('A'))
  other.addToCart(aProduct('B'))
  one.addToCart(aProduct('B'))
  await later()
  other.restoreCart() // a storage event
  await later()
  expect([one.amounts(), other.amounts(), itemsIn(storage.text)]).toEqual([
    { A: 1, B: 2 },
    { A: 1, B: 2 },
    { A: 1, B: 2 },
  ])
  expect([one.total(), other.total()]).toEqual([21, 21])
})

test('a tab that follows another writes nothing: tabs do not loop, and a newer change is not overwritten', async () => {
  const storage = aStorage()
  const [one, other] = [aTab({ storage }), aTab({ storage })]
  other.restoreCart()
  one.addToCart(aProduct('A'))
  for (let round = 0; round < 5; round++) {
    other.restoreCart()
    one.restoreCart()
    await later()
  }
  expect(storage.writes).toBe(2) // added and priced
  expect(other.requests.length).toBeLessThanOrEqual(2)
})

test('the cart becomes empty when another tab clears the storage', async () => {
  const storage = aStorage(JSON.stringify({ items: [aLine('A')] }))
  const tab = aTab({ storage })
  tab.restoreCart()
  await later()
  storage.text = null
  tab.restoreCart()
  expect([tab.amounts(), tab.state.cart.totals.totalWithTax]).toEqual([{}, 0])
})

test.each([
  ['no storage', undefined],
  [
    'a full storage',
    Object.assign(aStorage(JSON.stringify({ items: [aLine('OLD')] })), { full: true }),
  ],
  [
    'a storage that is forbidden',
    {
      getItem() {
        throw new DOMException('no', 'SecurityError')
      },
      setItem() {
        throw new DOMException('no', 'SecurityError')
      },
    },
  ],
])('with %s the cart is kept in memory, and the visitor is notified', async (_, storage) => {
  const tab = aTab({ storage })
  tab.addToCart(aProduct('A'))
  tab.addToCart(aProduct('A'))
  await later()
  expect(tab.amounts()).toMatchObject({ A: 2 })
  expect([tab.state.status, tab.kinds().includes('not-stored')]).toEqual(['validated', true])
})

test('a full line notifies once per press', () => {
  const tab = aTab({ storage: aStorage(JSON.stringify({ items: [aLine('A', 99)] })) })
  tab.addToCart(aProduct('A'))
  expect([tab.amounts(), tab.kinds()]).toEqual([{ A: 99 }, ['full']])
})

test('reset empties the cart (§4), and a pending response is ignored', async () => {
  const storage = aStorage()
  const tab = aTab({ storage })
  tab.addToCart(aProduct('A'))
  const outcome = tab.validateNow()
  tab.resetCart()
  expect(await outcome).toBe('validated')
  await later(10_000)
  expect([tab.amounts(), itemsIn(storage.text), tab.state.status, tab.total()]).toEqual([
    {},
    {},
    'validated',
    0,
  ])
})
