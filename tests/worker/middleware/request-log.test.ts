import { describe, expect, test } from 'vitest'
import { loggablePath } from '../../../worker/log.ts'
import { contentService, PAGE_ENDPOINT, pageResponse } from '../content-service.ts'
import { fakeClock } from '../fake-clock.ts'
import { openSite } from '../site.ts'

test('a request is logged as one JSON line: id, method, path, status, time, locale and cache status', async () => {
  const { ask, publish, logged } = openSite(contentService({ '/x': pageResponse('x') }))
  await publish('/old  /new', 'sv-SE')
  await ask('/sv-SE/x?secret=1')
  await ask('/sv-SE/x?secret=1')
  const line = {
    level: 'info',
    event: 'request',
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    method: 'GET',
    path: '/sv-SE/x',
    status: 200,
    ms: expect.any(Number),
    locale: 'sv-SE',
  }
  expect(logged).toEqual([
    { ...line, cache: 'miss' },
    { ...line, cache: 'fresh' },
  ])
})

test('Server-Timing has the cache status and the duration of backend calls', async () => {
  const { passTime } = fakeClock()
  const { ask } = openSite({
    ...contentService({ '/x': pageResponse('x') }),
    [PAGE_ENDPOINT]: slowPage,
  })
  expect((await passTime(ask('/sv-SE/x'))).headers.get('server-timing')).toMatch(
    /^(?=.*\bpage;dur=\d\d)(?=.*\blayout;dur=\d)(?=.*cache;desc="miss")/,
  )
  expect((await ask('/sv-SE/x')).headers.get('server-timing')).toMatch(
    /^now;dur=\d+\.\d,cache;desc="fresh",total;dur=\d/,
  )
})

async function slowPage(): Promise<Response> {
  await scheduler.wait(40)
  return Response.json(pageResponse('x'))
}

test.each([
  ['/x/', 307],
  ['/_health', 200],
  ['/proxy/x', 404],
  ['/robots.txt', 200],
  ['/_ipx/x/y', 404],
])('%s is also one line', async (path, status) => {
  const { ask, logged } = openSite({})
  await ask(path)
  expect(logged).toEqual([expect.objectContaining({ event: 'request', path, status })])
})

test("a 5xx is logged as an error, and the backend's failure before it", async () => {
  const { ask, publish, logged } = openSite({
    ...contentService({}),
    [PAGE_ENDPOINT]: () => new Response('secret words', { status: 500 }),
  })
  await publish('/old  /new')
  await ask('/x')
  expect(logged.map(({ level, event }) => `${String(level)} ${String(event)}`)).toEqual([
    'warn upstream',
    'error request',
  ])
  expect(JSON.stringify(logged)).not.toContain('secret')
})

test('nothing personal is logged: no query, cookie, header, body or e-mail address', async () => {
  const { ask, logged } = openSite(contentService({}))
  const headers = {
    cookie: 'st1_session=PRIVATE',
    authorization: 'PRIVATE',
    'x-forwarded-for': 'PRIVATE',
    'user-agent': 'PRIVATE',
    'x-request-id': 'PRIVATE',
    'accept-language': 'PRIVATE',
    'x-st1-locale': 'fi-FI',
  }
  await ask('/x?email=PRIVATE', { headers })
  await ask('/proxy/api/v1/form/submit', { method: 'POST', body: '{"name":"PRIVATE"}', headers })
  await ask('/proxy/cms/my-pages', { headers })
  await ask('/to/PRIVATE@mail.test/x', { headers })
  expect(JSON.stringify(logged)).not.toContain('PRIVATE')
})

describe('a segment that looks like an e-mail address is masked', () => {
  test.each([
    ['/mail/ann@st1.fi/x', '/mail/***/x'],
    ['/ann%40st1.fi', '/***'],
    ['/ann%2540st1.fi', '/***'],
    ['/ann%EF%BC%A0st1.fi', '/***'],
    ['/mailto:ann.smith@st1.fi', '/***'],
    [`/${'a'.repeat(300)}@st1.fi`, '/***'],
    [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}`],
    ['/yksityisille/tuotteet', '/yksityisille/tuotteet'],
  ])('%s', (path, logged) => {
    expect(loggablePath(path)).toBe(logged)
  })

  test('a path of any length is masked fast', () => {
    const start = performance.now()
    loggablePath(`/${'a'.repeat(1_000_000)}`)
    // quadratic time would be minutes
    expect(performance.now() - start).toBeLessThan(10_000)
  })
})
