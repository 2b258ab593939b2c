// 1,000 randomised purchases with injected faults against the embedded backend: no double orders,
// no lost carts, no wrong totals.

import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { orderKey } from '#client/checkout/payment/order-attempt.ts'
import type { ShownOrder } from '#client/checkout/payment/order-request.ts'
import { readTotals } from '#shared/contract/cart.ts'
import type { OrderStatus } from '#shared/contract/order.ts'
import { prepareDatabase } from './ask.ts'
import { type Fault, type Purchase, type Tab, type Visitor, visitor } from './purchase-visitor.ts'
import { productRow, SHOP } from './shop.ts'

const PURCHASES = 1_000
/** The first ones run in `npm test`, the rest in `npm run test:thorough`. */
const BATCHES = 20
/** parallel purchases, each with its own products, so that price changes affect only one */
const LANES = 5
const BATCH_LIMIT_MS = 120_000
const SEED = 20_261_121

const PRODUCTS = [
  { name: 'BASIC', cents: 1290 },
  { name: 'BUNDLE', cents: 8900 },
  { name: 'COFFEE', cents: 590, taxPercent: 14 },
]

beforeAll(() =>
  prepareDatabase(
    ...SHOP,
    ...Array.from({ length: LANES }, (_, lane) => laneProducts(lane)).flat(),
  ),
)

function laneProducts(lane: number): string[] {
  return PRODUCTS.map(({ name, ...product }) =>
    productRow({ code: laneCode(name, lane), ...product }),
  )
}

function laneCode(name: string, lane: number): string {
  return `${name}-${lane}`
}

type Deed =
  | {
      kind:
        | 'press'
        | 'double-press'
        | 'press-bank'
        | 'press-in-two-tabs'
        | 'reload-while-paying'
        | 'reload'
    }
  | { kind: 'price-moves'; code: string; cents: number }
  | { kind: 'pay'; outcome: OrderStatus; returns: number }

const code = fc.constantFrom(...PRODUCTS.map(({ name }) => name))
const lines = fc.uniqueArray(fc.record({ code, amount: fc.integer({ min: 1, max: 4 }) }), {
  selector: (line) => line.code,
  minLength: 1,
  maxLength: 3,
})
const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Fault[]>(
      'not-sent',
      'answer-lost',
      'http-503',
      'cut-off',
      'conflict',
    ),
  },
)
const payment = fc.record({
  kind: fc.constant('pay' as const),
  outcome: fc.constantFrom<OrderStatus[]>('paid', 'paid', 'cancelled', 'failed', 'pending'),
  returns: fc.integer({ min: 0, max: 2 }),
})
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'press',
        'double-press',
        'press-bank',
        'press-in-two-tabs',
        'reload-while-paying',
        'reload',
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('price-moves' as const),
      code,
      cents: fc.integer({ min: 1, max: 50 }),
    }),
  },
  { weight: 3, arbitrary: payment },
)
const purchase = fc.record({
  lines,
  faults: fc.array(fault, { maxLength: 14 }),
  deeds: fc.array(deed, { minLength: 1, maxLength: 3 }),
})

type Drawn = typeof purchase extends fc.Arbitrary<infer Value> ? Value : never

for (let batch = 0; batch < BATCHES; batch++) {
  const size = PURCHASES / BATCHES
  test(
    `purchases ${batch * size + 1} to ${(batch + 1) * size}: no double order, no lost cart, no wrong total`,
    { timeout: BATCH_LIMIT_MS, tags: batch > 0 ? ['thorough'] : [] },
    async () => {
      const atATime = fc.array(purchase, { minLength: LANES, maxLength: LANES })
      const property = fc.asyncProperty(
        atATime,
        async (purchases) => void (await Promise.all(purchases.map(buy))),
      )
      await fc.assert(property, { numRuns: size / LANES, seed: SEED + batch, endOnFailure: true })
    },
  )
}

async function buy(drawn: Drawn, lane: number): Promise<void> {
  const lines = drawn.lines.map(({ code, amount }) => ({ code: laneCode(code, lane), amount }))
  const bought = { email: `${crypto.randomUUID()}@st1.example`, lines }
  const faults = [...drawn.faults]
  const person = visitor(bought, faults)
  const shopping: Shopping = {
    tab: await person.fillCart(),
    intents: new Set(),
    ended: 0,
    returned: false,
    lane,
  }
  for (const deed of drawn.deeds) await doDeed(person, shopping, deed)
  // Finally the network works, and the visitor continues until the order is paid.
  faults.length = 0
  for (let times = 0; times < 3 && !shopping.returned; times++) {
    await doDeed(person, shopping, { kind: 'press' })
    await doDeed(person, shopping, { kind: 'pay', outcome: 'paid', returns: 1 })
  }
  await judge(person, bought, shopping)
  person.goAway()
}

interface Shopping {
  tab: Tab
  /** carts the visitor ordered; each may become one order */
  intents: Set<string>
  /** orders that ended unpaid; the same cart may then be ordered again */
  ended: number
  /** whether the site has shown the codes */
  returned: boolean
  lane: number
}

async function doDeed(person: Visitor, shopping: Shopping, deed: Deed): Promise<void> {
  const { tab } = shopping
  switch (deed.kind) {
    case 'press':
      return pressed(person, shopping, tab, 'card')
    case 'press-bank':
      return pressed(person, shopping, tab, 'bank')
    case 'double-press':
      return void (await Promise.all([
        pressed(person, shopping, tab, 'card'),
        pressed(person, shopping, tab, 'card'),
      ]))
    case 'press-in-two-tabs':
      return void (await Promise.all([
        pressed(person, shopping, tab, 'card'),
        pressed(person, shopping, person.openTab(), 'card'),
      ]))
    case 'reload-while-paying': {
      const pressing = pressed(person, shopping, tab, 'card')
      tab.leave()
      await pressing
      return reload(person, shopping)
    }
    case 'reload':
      tab.leave()
      return reload(person, shopping)
    case 'price-moves':
      await env.DB.prepare(`UPDATE products SET price_cents = price_cents + ?2 WHERE code = ?1`)
        .bind(laneCode(deed.code, shopping.lane), deed.cents)
        .run()
      return
    case 'pay':
      return paid(person, shopping, deed)
  }
}

function reload(person: Visitor, shopping: Shopping): void {
  shopping.tab = person.openTab()
}

async function pressed(
  person: Visitor,
  shopping: Shopping,
  tab: Tab,
  method: 'card' | 'bank',
): Promise<void> {
  // The button is disabled until the first prices arrive.
  if (!tab.cart.state.priced) await tab.cart.validateNow()
  const shown = tab.cart.state.priced ? tab.shows(method) : undefined
  if (!shown) return
  shopping.intents.add(intentOf(shown, shopping.ended))
  await person.pressPay(tab, method, shown)
}

function intentOf(shown: ShownOrder, ended: number): string {
  return `${orderKey(shown)} ${ended}`
}

/** The visitor pays or not on the last payment page, and returns never, once or several times. */
async function paid(
  person: Visitor,
  shopping: Shopping,
  { outcome, returns }: Extract<Deed, { kind: 'pay' }>,
): Promise<void> {
  const sent = person.sentTo.at(-1)
  if (!sent) return
  const search = await person.payAt(sent.address, outcome)
  for (let time = 0; time < returns; time++) {
    const answer = await person.comeBack(search)
    if (answer.kind !== 'order') continue
    if (answer.order.status === 'paid') shopping.returned = true
    if (answer.order.status === 'cancelled' || answer.order.status === 'failed') shopping.ended++
  }
}

async function judge(
  person: Visitor,
  { email, lines }: Purchase,
  { intents, returned }: Shopping,
): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT id, status, body ->> 'totals' AS totals, (SELECT COUNT(*) FROM deliveries WHERE order_id = orders.id) AS codes FROM orders WHERE email = ?1`,
  )
    .bind(email)
    .all<Row>()
  const ofStatus = (status: string) => results.filter((row) => row.status === status)

  // no double order: at most one order per cart, and at most one is paid
  expect(results.length).toBeLessThanOrEqual(intents.size)
  expect(ofStatus('paid').length).toBeLessThanOrEqual(1)

  // no wrong total: the order has the total that was on the screen
  for (const { address, shown } of person.sentTo) {
    const row = results.find(({ id }) => new URL(address).pathname.endsWith(id))
    expect(totalOf(row)).toBe(shown.total)
  }

  // no lost cart: it stays complete until its order is paid and the codes were shown
  const isSold = returned && ofStatus('paid').length === 1
  expect(person.linesOnDevice()).toEqual(isSold ? [] : lines)

  // exactly the paid orders are delivered
  expect(results.every(({ status, codes }) => codes > 0 === (status === 'paid'))).toBe(true)
}

interface Row {
  id: string
  status: string
  totals: string
  codes: number
}

function totalOf(row: Row | undefined): number | undefined {
  return row && readTotals(JSON.parse(row.totals))?.totalWithTax
}
