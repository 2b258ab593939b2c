import { describe, expect, test, vi } from 'vitest'
import { endpointKeys, ENDPOINTS } from '../../../shared/contract/endpoints.ts'
import { contentService, pageResponse } from '../content-service.ts'
import { type Answer, openSite, type Site } from '../site.ts'

const FIRST = { token: 'token-of-first', email: 'first@example.fi', name: 'Ensio' }
const SECOND = { token: 'token-of-second', email: 'second@example.fi', name: 'Toivo' }
type Customer = typeof FIRST

/** A backend with two customers and their sessions, and a page with the customer pages. */
function siteOfTwo(): Site {
  const answers: Record<string, Answer> = {
    ...contentService({
      '/omat-sivut': pageResponse('Omat sivut', { body: [{ contentType: 'customerPages' }] }),
    }),
    '/api/v1/auth': (request) => {
      const known = [FIRST, SECOND].some(
        ({ token }) => request.headers.get('cookie') === `st1_session=${token}`,
      )
      return Response.json({}, { headers: { 'x-user-status': known ? 'AUTHORIZED' : 'ANONYMOUS' } })
    },
  }
  for (const { token, email, name } of [FIRST, SECOND]) {
    answers[`/cms/my-pages/${token}`] = () =>
      Response.json({ firstName: name, lastName: 'X', emailToken: email, phoneNumber: '' })
    answers[`/cms/my-pages/${token}/orders`] = () =>
      Response.json({ orders: [{ orderId: `order of ${name}` }] })
    answers[`/cms/my-pages/${token}/cards`] = () =>
      Response.json({ cards: [{ id: `card of ${name}` }] })
  }
  return openSite(answers)
}

function asVisitor(customer: Customer | undefined): RequestInit {
  return {
    headers: {
      ...(customer ? { cookie: `st1_session=${customer.token}` } : {}),
      'x-st1-locale': 'fi-FI',
    },
  }
}

const CUSTOMER_ADDRESSES = [
  '/proxy/cms/my-pages',
  '/proxy/cms/my-pages/orders',
  '/proxy/cms/my-pages/cards',
]

describe('two visitors never see each other’s data, in any order and with warm caches', () => {
  test.each([
    ['the second after the first', FIRST, SECOND],
    ['the first after the second', SECOND, FIRST],
    ['no customer after the first', FIRST, undefined],
  ])('%s', async (_, before, after) => {
    const { ask } = siteOfTwo()
    for (const address of CUSTOMER_ADDRESSES) {
      expect(await (await ask(address, asVisitor(before))).text()).toContain(before.name)
      const response = await ask(address, asVisitor(after))
      const text = await response.text()
      expect(text).not.toContain(before.name)
      expect(text).not.toContain(before.email)
      if (after) expect(text).toContain(after.name)
      else expect(response.status).toBe(401)
    }
    const pages = ['/omat-sivut', '/omat-sivut/_payload.json']
    const [page, payload, again, payloadAgain] = await Promise.all(
      [before, after].flatMap((visitor) =>
        pages.map(async (address) => (await ask(address, asVisitor(visitor))).text()),
      ),
    )
    expect(page).toContain('Omat sivut')
    expect([again, payloadAgain]).toEqual([page, payload])
    for (const text of [page, payload])
      expect(text).not.toMatch(/Ensio|Toivo|@example\.fi|token-of/)
  })

  test('answers about a customer are not stored at the edge or in other caches', async () => {
    const { ask } = siteOfTwo()
    for (const address of ['/proxy/api/v1/auth', ...CUSTOMER_ADDRESSES]) {
      for (const visitor of [FIRST, undefined]) {
        expect((await ask(address, asVisitor(visitor))).headers.get('cache-control')).toBe(
          'no-store',
        )
      }
    }
  })

  test('the page with the customer pages is not cached', async () => {
    const { ask, requests } = siteOfTwo()
    await ask('/omat-sivut')
    await ask('/omat-sivut')
    expect(requests.filter(({ url }) => url.includes('/content/page'))).toHaveLength(2)
  })
})

test('x-user-status of the auth call is passed on (§6)', async () => {
  const { ask } = siteOfTwo()
  const statusOf = async (visitor?: Customer) =>
    (await ask('/proxy/api/v1/auth', asVisitor(visitor))).headers.get('x-user-status')
  expect([await statusOf(FIRST), await statusOf()]).toEqual(['AUTHORIZED', 'ANONYMOUS'])
})

test('token, e-mail, name and answers of a customer are not logged, also when the backend fails', async () => {
  const { ask, logged } = siteOfTwo()
  for (const address of ['/proxy/api/v1/auth', '/proxy/api/v1/logout', ...CUSTOMER_ADDRESSES])
    await ask(address, asVisitor(FIRST))
  await ask('/proxy/cms/my-pages', { headers: { cookie: 'st1_session=token-of-nobody' } })
  vi.mocked(globalThis.fetch).mockRejectedValue(
    new Error('no route to token-of-first, first@example.fi'),
  )
  for (const address of CUSTOMER_ADDRESSES)
    expect((await ask(address, asVisitor(FIRST))).status).toBe(502)
  expect(logged.length).toBeGreaterThanOrEqual(9)
  expect(JSON.stringify(logged)).not.toMatch(/token-of|example\.fi|Ensio/)
})

describe('only pages of this site can change data', () => {
  const changing = endpointKeys().filter((key) => ENDPOINTS[key].changes)

  test('logout, orders and forms change data', () => {
    expect(changing).toEqual(['createOrder', 'completeOrder', 'logout', 'submitForm'])
  })

  const sameOrigin = { 'sec-fetch-site': 'same-origin' }
  const crossSite = { 'sec-fetch-site': 'cross-site' }
  /** only a page of this site can send it */
  const ours = { 'x-st1-locale': 'sv-SE' }
  const sister = { 'sec-fetch-site': 'same-site', origin: 'https://sister.test' }

  const SHAPES: [name: string, headers: Record<string, string>, goes: boolean][] = [
    ['a script of this site', { ...sameOrigin, ...ours }, true],
    ['a script in a browser without Sec-Fetch-Site', { origin: 'SITE', ...ours }, true],
    ['a script in a browser without both headers', ours, true],
    ['another site', crossSite, false],
    ['another site with the header', { ...crossSite, ...ours }, false],
    ['another subdomain of this site', { ...sister, ...ours }, false],
    ['another origin', { origin: 'https://evil.test', ...ours }, false],
    ['another port', { origin: 'SITE:81', ...ours }, false],
    ['a sandboxed frame', { origin: 'null', ...ours }, false],
    ['an image in our own content', { ...sameOrigin, 'sec-fetch-dest': 'image' }, false],
    ['a form of our own page', { ...sameOrigin, origin: 'SITE' }, false],
    ['a link in a mail', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, false],
    ['an image in an old browser', { referer: 'https://evil.test/' }, false],
    ['a client that sends none of these headers', {}, false],
  ]

  test.each(
    changing.flatMap((key) =>
      SHAPES.map(([name, headers, goes]) => ({ key, name, headers, goes })),
    ),
  )('$key requested by $name: $goes', async ({ key, headers, goes }) => {
    const { proxyPath, method, path } = ENDPOINTS[key]
    const { ask, origin, requests } = openSite({ [path]: () => Response.json({}) })
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('SITE', origin)]),
    )
    const response = await ask(`/proxy/${proxyPath}`, {
      method,
      headers: { ...sent, cookie: 'st1_session=tok' },
      ...(method === 'POST' ? { body: '{}' } : {}),
    })
    expect([response.status, requests.length]).toEqual(goes ? [200, 1] : [403, 0])
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  test.each(
    ['/reports', '/yhteys'].flatMap((address) =>
      SHAPES.flatMap(([name, headers]) =>
        headers['sec-fetch-site']?.endsWith('-site') || headers['origin']
          ? [{ address, name, headers }]
          : [],
      ),
    ),
  )('$address, which needs no header, with a POST by $name', async ({ address, headers }) => {
    const { ask, origin, requests } = siteOfTwo()
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('SITE', origin)]),
    )
    const response = await ask(address, { method: 'POST', headers: sent, body: 'x=1' })
    if (sent['origin'] === origin) expect(response.status).not.toBe(403)
    else expect([response.status, requests.length]).toEqual([403, 0])
  })

  test('a CORS preflight of another site for the header is refused', async () => {
    const response = await siteOfTwo().ask('/proxy/api/v1/logout', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.test',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'x-st1-locale',
      },
    })
    expect([response.status, response.headers.get('access-control-allow-headers')]).toEqual([
      405,
      null,
    ])
  })
})
