import { describe, expect, test } from 'vitest'
import { endpointKeys, ENDPOINTS } from '../../../shared/contract/endpoints.ts'
import { type Answer, openSite } from '../site.ts'

/** A backend with the same answer for every path. */
function answering(answer: Answer): Record<string, Answer> {
  return new Proxy({}, { get: () => answer })
}

const ok = answering(() => Response.json({ content: {}, items: [], total: 0 }))
const SEARCH = '/proxy/cms-view/v1/search'

describe('every endpoint of the table is reached by its method and path, with the session if needed (§7)', () => {
  test.each(endpointKeys())('%s', async (key) => {
    const { method, path, proxyPath, session, bodyLimitBytes } = ENDPOINTS[key]
    const { ask, requests, backend } = openSite(ok)
    const response = await ask(`/proxy/${proxyPath}`, {
      method,
      headers: { cookie: 'a=b; st1_session=tok/en=; c=d', 'x-st1-locale': 'sv-SE' },
      ...(bodyLimitBytes > 0 ? { body: '{}' } : {}),
    })
    expect(response.status).toBe(200)
    const [request] = requests
    expect(request?.url).toBe(backend + path.replace(':token', 'tok%2Fen%3D'))
    expect(request?.method).toBe(method)
    expect(request?.headers.get('x-st1-locale')).toBe('sv-SE')
    expect(request?.headers.get('cookie')).toBe(session === 'cookie' ? 'st1_session=tok/en=' : null)
  })
})

describe('everything else is 404, or 405 with another method', () => {
  test.each([
    ['GET', '/proxy', 404],
    ['GET', '/proxy/', 404],
    ['GET', '/proxy/layout', 404],
    ['GET', '/proxy/cms-view/v1/content/layout/', 404],
    ['GET', '/proxy/CMS-view/v1/content/layout', 404],
    ['GET', '/proxy//cms-view/v1/content/layout', 404],
    ['GET', '/proxy/cms-view/v1/content%2Flayout', 404],
    ['GET', '/proxy/cms-view/v1/content/%6Cayout', 404],
    ['GET', '/proxy/cms-view/v1/content/layout%00', 404],
    ['GET', '/proxy/cms-view/v1/content/layout;x', 404],
    ['GET', '/proxy/cms-view/v1/x/../../../admin', 404],
    ['GET', '/proxy/http://evil.com/', 404],
    ['GET', '/proxy/cms/my-pages/tok', 404],
    ['GET', '/proxy/cms/my-pages/:token', 404],
    ['GET', '/proxy/__proto__', 404],
    ['HEAD', '/proxy/cms-view/v1/content/layout', 405],
    ['POST', '/proxy/cms-view/v1/content/layout', 405],
    ['GET', SEARCH, 405],
    ['OPTIONS', SEARCH, 405],
    ['DELETE', SEARCH, 405],
    ['PURGE', SEARCH, 405],
  ])('%s %s → %i', async (method, path, status) => {
    const { ask, requests } = openSite(ok)
    const response = await ask(path, { method })
    expect(response.status).toBe(status)
    expect(requests).toEqual([])
    if (status === 405) expect(response.headers.get('allow')).toBe(path === SEARCH ? 'POST' : 'GET')
  })
})

describe('the locale header is passed on, with fi-FI when it is missing or unknown (§7)', () => {
  test.each([
    ['sv-SE', 'sv-SE'],
    ['no-NO', 'no-NO'],
    ['xx', 'fi-FI'],
    ['', 'fi-FI'],
    ['sv-se', 'fi-FI'],
    ['__proto__', 'fi-FI'],
  ])('"%s" → %s', async (sent, passed) => {
    const { ask, requests } = openSite(ok)
    await ask('/proxy/cms-view/v1/stations', { headers: { 'x-st1-locale': sent } })
    expect(requests[0]?.headers.get('x-st1-locale')).toBe(passed)
  })
})

test('only headers of the endpoint table are passed on', async () => {
  const { ask, requests } = openSite(ok)
  const sent = {
    authorization: 'Bearer x',
    cookie: 'st1_session=tok',
    'x-forwarded-for': '1.2.3.4',
    forwarded: 'for=1',
    connection: 'x-secret',
    'x-secret': '1',
    te: 'trailers',
    'cf-connecting-ip': '1.2.3.4',
    referer: 'http://a/',
    'user-agent': 'me',
    'x-st1-preview': 'true',
    'x-st1-locale': 'fi-FI',
  }
  await ask('/proxy/digital-order/v1/orders/initialize', {
    method: 'POST',
    body: '{}',
    headers: { ...sent, 'idempotency-key': 'abc' },
  })
  expect([...(requests[0]?.headers.keys() ?? [])].toSorted()).toEqual([
    'accept',
    'content-type',
    'idempotency-key',
    'x-st1-locale',
  ])
})

test('only query parameters of the endpoint table are passed on', async () => {
  const { ask, requests, backend } = openSite(ok)
  await ask('/proxy/cms-view/v1/content/page?path=/terms&path=/2&admin=1&x-st1-preview=true')
  expect(requests[0]?.url).toBe(`${backend}/cms-view/v1/content/page?path=%2Fterms`)
  await ask('/proxy/cms-view/v1/stations?path=/x')
  expect(requests[1]?.url).toBe(`${backend}/cms-view/v1/stations`)
  // the same for everyone: from the edge cache, and not stored by the browser
  expect((await ask('/proxy/cms-view/v1/stations')).headers.get('cache-control')).toBe('no-store')
  expect(requests).toHaveLength(2)
})

test('a customer endpoint without a session is 401 and calls no backend', async () => {
  const { ask, requests } = openSite(ok)
  for (const cookie of ['', 'st1_session=', 'st1_session=..', 'st1_session=%2e%2e']) {
    expect((await ask('/proxy/cms/my-pages', { headers: { cookie } })).status).toBe(401)
  }
  expect(requests).toEqual([])
})

describe('a body that is too long is 413, and one without JSON is 400', () => {
  const streamed = (bytes: number) =>
    new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < bytes; sent += 1024)
          controller.enqueue(new Uint8Array(1024).fill(32))
        controller.close()
      },
    })
  test.each<[string, BodyInit, number, Record<string, string>]>([
    ['declared', ' '.repeat(9 * 1024), 413, {}],
    ['streamed', streamed(9 * 1024), 413, {}],
    ['broken JSON', '{"page":', 400, {}],
    ['no JSON', 'page=1', 400, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['empty', '', 400, {}],
    ['not UTF-8', new Uint8Array([255, 254]), 400, {}],
  ])('%s', async (_, body, status, headers) => {
    const { ask, requests } = openSite(ok)
    expect((await ask(SEARCH, { method: 'POST', body, headers })).status).toBe(status)
    expect(requests).toEqual([])
  })

  test('a body just within the limit is accepted', async () => {
    const { ask } = openSite(ok)
    expect(
      (await ask(SEARCH, { method: 'POST', body: `"${'a'.repeat(8 * 1024 - 2)}"` })).status,
    ).toBe(200)
  })
})

describe('a page of another site cannot cause costs', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.com' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'SITE' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ origin: 'SITE' }, 200],
    [{}, 200],
  ])('%o → %i', async (headers: Record<string, string>, status) => {
    const { ask, origin } = openSite(ok)
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('SITE', origin)]),
    )
    expect((await ask(SEARCH, { method: 'POST', body: '{}', headers: sent })).status).toBe(status)
  })

  test('calls that only read are answered, but without CORS headers', async () => {
    const response = await openSite(ok).ask('/proxy/cms-view/v1/stations', {
      headers: { origin: 'https://evil.com', 'sec-fetch-site': 'cross-site' },
    })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
      200,
      null,
    ])
  })
})
