import { expect, test } from 'vitest'
import { type Answer, openSite, type Site } from '../site.ts'

const VALIDATE = '/digital-order/v1/cart/validate'
const ORDER = '/digital-order/v1/orders/initialize'
const answers: Record<string, Answer> = {
  [VALIDATE]: () => Response.json({}),
  [ORDER]: () => Response.json({}),
}

/** The real bindings of wrangler.toml, and a visitor's address that no other test uses. */
function visitor(): Record<string, string> {
  return {
    'cf-connecting-ip': `192.0.2.${Math.floor(Math.random() * 250)}.${crypto.randomUUID()}`,
    'x-st1-locale': 'fi-FI',
  }
}

async function statuses(
  site: Site,
  path: string,
  body: object,
  headers: Record<string, string>,
  times: number,
): Promise<number[]> {
  const found: number[] = []
  for (let time = 0; time < times; time++) {
    const response = await site.ask(`/proxy${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    found.push(response.status)
  }
  return found
}

test('a visitor may try ten discount codes a minute; a cart with the same code is no new try', async () => {
  const site = openSite(answers)
  const headers = visitor()
  const validated = (cart: object, times = 1, from = headers) =>
    statuses(site, VALIDATE, { items: [], ...cart }, from, times)
  expect(await validated({ discountCode: 'OWN' }, 12)).not.toContain(429)
  const found: number[] = []
  for (let guess = 0; guess < 11; guess++)
    found.push(...(await validated({ discountCode: `GUESS${guess}` })))
  expect(found).toEqual([...Array.from({ length: 9 }, () => 200), 429, 429])
  expect(await validated({ discountCode: 'GUESS10' })).toEqual([429])
  expect(await validated({ discountCode: 'OWN' })).toEqual([200])
  expect(await validated({ discountCode: 'GUESS' }, 1, visitor())).toEqual([200])
  // pricing a cart without a code is not limited
  expect(await validated({ discountCode: '' })).toEqual([200])
  expect(await validated({}, 12)).not.toContain(429)
})

test('a visitor may make five orders a minute', async () => {
  const site = openSite(answers)
  expect(await statuses(site, ORDER, {}, visitor(), 6)).toEqual([200, 200, 200, 200, 200, 429])
  expect(site.requests).toHaveLength(5)
})

test('a repeated order counts once, unless its first request was refused', async () => {
  const site = openSite(answers)
  const headers = visitor()
  const order = (key: string, times: number) =>
    statuses(site, ORDER, {}, { ...headers, 'idempotency-key': key }, times)
  expect(await order('first', 9)).not.toContain(429)
  for (const key of ['second', 'third', 'fourth', 'fifth'])
    expect(await order(key, 1)).toEqual([200])
  expect(await order('sixth', 3)).toEqual([429, 429, 429])
  expect(await order('first', 1)).toEqual([200])
  expect(await statuses(site, ORDER, {}, { ...visitor(), 'idempotency-key': 'first' }, 1)).toEqual([
    200,
  ])
})

test('the visitor’s address is not passed on in any header', async () => {
  const site = openSite(answers)
  const named = [
    'cf-connecting-ip',
    'x-forwarded-for',
    'x-real-ip',
    'true-client-ip',
    'forwarded',
    'cf-connecting-ipv6',
    'x-client-ip',
  ]
  const headers = Object.fromEntries(named.map((name) => [name, '192.0.2.77']))
  for (const path of [VALIDATE, ORDER])
    await statuses(site, path, { discountCode: 'A' }, { ...headers, 'x-st1-locale': 'fi-FI' }, 1)
  for (const path of ['/x', '/proxy/cms-view/v1/stations', '/sitemap-fi-FI.xml'])
    await site.ask(path, { headers })
  expect(site.requests.length).toBeGreaterThan(5)
  for (const request of site.requests) {
    expect([...request.headers.keys()].filter((name) => named.includes(name))).toEqual([])
    expect([...request.headers.values(), request.url].join()).not.toContain('192.0.2.77')
  }
})
