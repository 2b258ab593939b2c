import { describe, expect, test, vi } from 'vitest'
import { type Answer, openSite } from '../site.ts'

function answering(answer: Answer): Record<string, Answer> {
  return new Proxy({}, { get: () => answer })
}

const STATIONS = '/proxy/cms-view/v1/stations'

describe('an error of a backend is passed on as status and code, without its message (§8)', () => {
  test.each([
    [500, { error: { code: 'DB_DOWN', message: 'secret words' } }, 'DB_DOWN'],
    [404, { error: { code: 'UNKNOWN', message: 'secret words' } }, 'UNKNOWN'],
    [403, { error: { code: 'secret words' } }, 'STATUS_403'],
    [429, 'secret words', 'STATUS_429'],
    [422, { errors: 'secret words' }, 'STATUS_422'],
    [400, { error: null, message: 'secret words' }, 'STATUS_400'],
  ])('%i %o → %s', async (status, body, code) => {
    const response = await openSite(answering(() => Response.json(body, { status }))).ask(STATIONS)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ error: { code } })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

test('the 422 of a form has the rule of each field, and nothing else of the backend (contract, Forms)', async () => {
  const errors = {
    email: { rule: 'email', message: 'secret words' },
    name: { rule: 'minLength', ruleValue: 2 },
  }
  const { ask } = openSite(
    answering(() => Response.json({ errors, debug: 'secret words' }, { status: 422 })),
  )
  const response = await ask('/proxy/api/v1/form/submit', {
    method: 'POST',
    body: '{}',
    headers: { 'x-st1-locale': 'fi-FI' },
  })
  expect(await response.json()).toEqual({
    error: { code: 'STATUS_422' },
    errors: { email: { rule: 'email' }, name: { rule: 'minLength', ruleValue: 2 } },
  })
})

test('a timeout is 504, an unreachable backend 502', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(20))
  expect((await openSite(answering(() => new Promise(() => undefined))).ask(STATIONS)).status).toBe(
    504,
  )
  expect(
    (await openSite(answering(() => Promise.reject(new Error('refused')))).ask(STATIONS)).status,
  ).toBe(502)
})

test.each<[string, Answer, object]>([
  [
    'answers 500',
    () => Response.json({ error: { code: 'DB_DOWN', message: 'secret words' } }, { status: 500 }),
    { status: 500, reason: 500 },
  ],
  ['sends an unreadable body', () => new Response('{"stations":['), { status: 502, reason: 200 }],
  [
    'is unreachable',
    () => Promise.reject(new Error('refused')),
    { status: 502, reason: 'unreachable' },
  ],
])('a backend that %s is logged', async (_, answer, fields) => {
  const { ask, logged } = openSite(answering(answer))
  await ask(STATIONS)
  const lines = logged.filter(({ event }) => event === 'upstream')
  expect(lines).toEqual([
    { level: 'warn', event: 'upstream', endpoint: 'stations', locale: 'fi-FI', ...fields },
  ])
})

describe('a redirect is not followed, and an answer without JSON is 502', () => {
  test.each<[string, Answer]>([
    ['redirect', () => Response.redirect('http://internal/', 307)],
    ['HTML', () => new Response('<h1>secret words</h1>')],
    ['cut off', () => new Response('{"stations":[')],
    ['too large', () => new Response('{}', { headers: { 'content-length': '99999999' } })],
  ])('%s', async (_, answer) => {
    const { ask, requests } = openSite(answering(answer))
    const response = await ask(STATIONS)
    expect([response.status, await response.json()]).toEqual([
      502,
      { error: { code: 'UPSTREAM_FAILED' } },
    ])
    expect(response.headers.get('location')).toBeNull()
    expect(requests.map(({ redirect }) => redirect)).toEqual(['manual'])
  })
})

test('of the response headers only x-user-status and retry-after are passed on', async () => {
  const headers = {
    'x-user-status': 'AUTHORIZED',
    'retry-after': '9',
    server: 'secret',
    'x-powered-by': 'secret',
    'access-control-allow-origin': '*',
    'set-cookie': 'a=b',
    location: '/x',
  }
  const response = await openSite(answering(() => Response.json({}, { headers }))).ask(
    '/proxy/api/v1/auth',
  )
  expect([response.headers.get('x-user-status'), response.headers.get('retry-after')]).toEqual([
    'AUTHORIZED',
    '9',
  ])
  for (const name of [
    'server',
    'x-powered-by',
    'access-control-allow-origin',
    'set-cookie',
    'location',
  ])
    expect([name, response.headers.get(name)]).toEqual([name, null])
})

test('only logout passes on cookies, to end the session', async () => {
  const ended = 'st1_session=; Max-Age=0; Path=/; HttpOnly'
  const answer = () =>
    new Response(null, {
      status: 204,
      headers: [
        ['set-cookie', ended],
        ['set-cookie', 'x=y'],
      ],
    })
  const { ask } = openSite(answering(answer))
  const response = await ask('/proxy/api/v1/logout', { headers: { 'x-st1-locale': 'fi-FI' } })
  expect([response.status, response.headers.getSetCookie()]).toEqual([204, [ended, 'x=y']])
  expect((await ask('/proxy/api/v1/auth')).headers.getSetCookie()).toEqual([])
})

test('content is cleaned before it reaches the browser', async () => {
  const content = { slug: '/terms', title: 'Terms', body: [{ contentType: 'unknown' }], secret: 1 }
  const { ask } = openSite(answering(() => Response.json({ content, secret: 1 })))
  expect(await (await ask('/proxy/cms-view/v1/content/page?path=/terms')).json()).toEqual({
    localizedPagePaths: {},
    content: { slug: '/terms', title: 'Terms', body: [], contentType: 'standardPage' },
  })
})
