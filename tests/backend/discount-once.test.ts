import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { readValidatedCart } from '#shared/contract/cart.ts'
import { ask, prepareDatabase, readAnswer, send } from './ask.ts'
import { count, ordered, orderRequest, press, SHOP } from './shop.ts'

beforeEach(() =>
  prepareDatabase(
    ...SHOP,
    `INSERT INTO discount_codes (code, percent, once_per_email) VALUES ('KERRAN', 10, 1)`,
    `INSERT INTO discount_codes (code, percent) VALUES ('AINA', 10)`,
  ),
)

function order(email = 'aino@st1.example', discountCode = 'KERRAN', locale = 'fi-FI') {
  const { customer } = orderRequest()
  const changes = { customer: { ...customer, email }, discountCode, locale }
  return ordered(
    locale === 'sv-SE' ? { ...changes, paymentMethodType: 'mobile', bank: undefined } : changes,
  )
}

async function statusOf(orderId: string) {
  return (
    await env.DB.prepare('SELECT status FROM orders WHERE id = ?1')
      .bind(orderId)
      .first<{ status: string }>()
  )?.status
}

async function isValidFor(customerEmail: string) {
  const items = [{ code: 'BASIC', quantity: 1, showUpsell: false }]
  const answer = await send(
    '/digital-order/v1/cart/validate',
    { items, discountCode: 'KERRAN', customerEmail },
    { locale: 'fi-FI' },
  )
  return (await readAnswer(answer, readValidatedCart)).discountCodeValid
}

test('only one of four open orders is paid with a code that each e-mail may use once, even when all are paid at the same moment', async () => {
  const orders = [await order(), await order(), await order(), await order()]
  const answers = await Promise.all(orders.map(({ paymentUrl }) => press(paymentUrl, 'paid')))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409])
  expect(await count('deliveries')).toBe(1)
  expect(await count('mails')).toBe(1)
  expect((await Promise.all(orders.map(({ orderId }) => statusOf(orderId)))).sort()).toEqual([
    'open',
    'open',
    'open',
    'paid',
  ])
})

test.each(['paid', 'pending', 'pendingThenPaid'])(
  'payments of the other orders stop with an explanation and a way back to the site: %s',
  async (choice) => {
    const [first, second] = [await order(), await order()]
    await press(first.paymentUrl, choice)
    const stopped = await press(second.paymentUrl, choice)
    expect(stopped.status).toBe(409)
    expect(await stopped.text()).toContain('Alennuskoodi KERRAN on jo käytetty')
    const { pathname, search } = new URL(second.paymentUrl)
    const page = await (await ask(pathname + search)).text()
    expect(page).toContain('<h1>Hinta on muuttunut</h1>')
    expect(page).not.toContain('value="paid"')
    const back = new URL(
      (await press(second.paymentUrl, 'cancelled')).headers.get('Location') ?? '',
    )
    expect(back.searchParams.get('status')).toBe('cancelled')
    expect(await statusOf(second.orderId)).toBe('cancelled')
  },
)

test('the explanation is in the order’s language', async () => {
  await env.DB.prepare(
    `INSERT INTO discount_uses (code, email, order_id) VALUES ('KERRAN', 'aino@st1.example', 'x')`,
  ).run()
  await env.DB.prepare(`UPDATE discount_codes SET once_per_email = 0`).run()
  const { paymentUrl } = await order('aino@st1.example', 'KERRAN', 'sv-SE')
  const { pathname, search } = new URL(paymentUrl)
  expect(await (await ask(pathname + search)).text()).toContain(
    'Rabattkoden KERRAN har redan använts',
  )
})

test.each(['AINO@st1.example', 'aino+1@st1.example', 'Aino+Kauppa+2@ST1.example'])(
  '%s has used the code if aino@st1.example has',
  async (email) => {
    const other = await order(email)
    const { paymentUrl } = await order()
    expect(await isValidFor(email)).toBe(true)
    await press(paymentUrl, 'paid')
    expect(await isValidFor(email)).toBe(false)
    expect((await press(other.paymentUrl, 'paid')).status).toBe(409)
  },
)

test.each(['eino@st1.example', 'aino@st1.test', '+aino@st1.example'])(
  '%s is another person',
  async (email) => {
    await press((await order()).paymentUrl, 'paid')
    expect(await isValidFor(email)).toBe(true)
  },
)

test('a pending payment claims the code, and releases it when declined', async () => {
  const [first, second] = [await order(), await order()]
  await press(first.paymentUrl, 'pending')
  expect(await isValidFor('aino@st1.example')).toBe(false)
  expect((await press(second.paymentUrl, 'paid')).status).toBe(409)
  await press(first.paymentUrl, 'failed')
  expect(await isValidFor('aino@st1.example')).toBe(true)
  expect((await press(second.paymentUrl, 'paid')).status).toBe(303)
  expect(await statusOf(second.orderId)).toBe('paid')
})

test('a pending payment that is confirmed keeps its code', async () => {
  const { orderId, paymentUrl } = await order()
  await press(paymentUrl, 'pending')
  expect((await press(paymentUrl, 'paid')).status).toBe(303)
  expect(await statusOf(orderId)).toBe('paid')
  expect(await count('deliveries')).toBe(1)
})

test('a code without a limit per e-mail can be used in several orders', async () => {
  const orders = [await order(undefined, 'AINA'), await order(undefined, 'AINA')]
  for (const { paymentUrl } of orders) expect((await press(paymentUrl, 'paid')).status).toBe(303)
})
