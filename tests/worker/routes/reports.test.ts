import { afterEach, describe, expect, test, vi } from 'vitest'
import { openSite, type Site } from '../site.ts'

afterEach(() => vi.restoreAllMocks())

const ERROR = {
  kind: 'error',
  path: '/kassa',
  build: 'b1',
  message: 'x is not a function',
  stack: 'TypeError: x\n  at site.js:1:2',
}

function send(
  { ask, origin }: Site,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Response> {
  return ask('/reports', {
    method: 'POST',
    body,
    headers: { origin, 'sec-fetch-site': 'same-origin', ...headers },
  })
}

function linesOf({ logged }: Site): Record<string, unknown>[] {
  return logged.filter(({ event }) => event !== 'request')
}

test('an error of a browser is one line in the log', async () => {
  const site = openSite({})
  const response = await send(site, JSON.stringify(ERROR))
  expect(response.status).toBe(204)
  const { kind: _, ...fields } = ERROR
  expect(linesOf(site)).toEqual([{ level: 'warn', event: 'browser-error', ...fields }])
  expect(site.requests).toEqual([])
})

test('the web vitals of a page are one line in the log', async () => {
  const site = openSite({})
  expect(
    (
      await send(
        site,
        JSON.stringify({ kind: 'vitals', path: '/', build: 'b1', vitals: { LCP: 812.5, CLS: 0 } }),
      )
    ).status,
  ).toBe(204)
  expect(linesOf(site)).toEqual([
    { level: 'info', event: 'web-vitals', path: '/', build: 'b1', LCP: 812.5, CLS: 0 },
  ])
})

test('no personal data is logged: e-mail addresses, telephone numbers and codes are masked, queries are cut, unknown fields are dropped', async () => {
  const site = openSite({})
  const report = {
    ...ERROR,
    path: '/mail/me@mail.fi',
    message: 'me@mail.fi called +358401234567 about ST1-AAAA-BBBB',
    stack: 'at https://a.fi/tilaus?orderId=17&signature=secret:1:2',
    email: 'me@mail.fi',
  }
  expect((await send(site, JSON.stringify(report), { cookie: 'st1_session=secret' })).status).toBe(
    204,
  )
  const text = JSON.stringify(site.logged)
  for (const personal of ['mail.fi', '40123', 'AAAA', 'secret', 'orderId'])
    expect(text).not.toContain(personal)
})

test.each([
  '/tilaus?orderId=17&signature=secret',
  '/tilaus#secret',
  '/tilaus%3Fsignature=secret',
  '/tilaus/?x=/secret',
])('the query of a path is not logged: %s', async (path) => {
  const site = openSite({})
  expect((await send(site, JSON.stringify({ ...ERROR, path }))).status).toBe(204)
  expect(
    (await send(site, JSON.stringify({ kind: 'vitals', path, build: 'b1', vitals: { CLS: 0 } })))
      .status,
  ).toBe(204)
  expect(linesOf(site).map((line) => String(line['path']).replace(/\/$/, ''))).toEqual([
    '/tilaus',
    '/tilaus',
  ])
})

test('queries of addresses in a message or stack are not logged, also of nested addresses', async () => {
  const site = openSite({})
  const address = 'https://a.fi/kirjaudu?returnUrl=https://a.fi/tilaus?signature=secret:secret'
  await send(
    site,
    JSON.stringify({
      ...ERROR,
      message: `no answer from ${address}`,
      stack: `Error\n  at f (${address}:12:5)`,
    }),
  )
  expect(linesOf(site)).toEqual([
    expect.objectContaining({
      message: 'no answer from https://a.fi/kirjaudu',
      stack: 'Error\n  at f (https://a.fi/kirjaudu:12:5)',
    }),
  ])
})

describe('an invalid report is refused and not logged', () => {
  test.each<[string, string, number]>([
    ['nothing', '', 400],
    ['no JSON', '<html>', 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['another kind', JSON.stringify({ ...ERROR, kind: 'x' }), 400],
    ['no path', JSON.stringify({ ...ERROR, path: 'https://evil.test' }), 400],
    [
      'a build id with a line break',
      JSON.stringify({ ...ERROR, build: 'x\n{"level":"error"}' }),
      400,
    ],
    ['a message of another type', JSON.stringify({ ...ERROR, message: { toString: 1 } }), 400],
    ['a message that is too long', JSON.stringify({ ...ERROR, message: 'x'.repeat(301) }), 400],
    ['a stack that is too long', JSON.stringify({ ...ERROR, stack: 'x'.repeat(2_001) }), 400],
    [
      'an unknown vital',
      JSON.stringify({ kind: 'vitals', path: '/', build: 'b', vitals: { __proto__x: 1 } }),
      400,
    ],
    [
      'a vital that is not a number',
      JSON.stringify({ kind: 'vitals', path: '/', build: 'b', vitals: { LCP: '1' } }),
      400,
    ],
    ['deep nesting', '['.repeat(7_000) + ']'.repeat(7_000), 400],
    ['a body that is too large', JSON.stringify({ ...ERROR, more: 'x'.repeat(20_000) }), 413],
  ])('%s', async (_, body, status) => {
    const site = openSite({})
    expect((await send(site, body)).status).toBe(status)
    expect(linesOf(site)).toEqual([])
  })
})

test('a page of another site cannot write to the log', async () => {
  const site = openSite({})
  expect((await send(site, JSON.stringify(ERROR), { 'sec-fetch-site': 'cross-site' })).status).toBe(
    403,
  )
  const { ask } = site
  expect(
    (
      await ask('/reports', {
        method: 'POST',
        body: JSON.stringify(ERROR),
        headers: { origin: 'https://evil.test' },
      })
    ).status,
  ).toBe(403)
  expect(linesOf(site)).toEqual([])
})

test('a visitor over the limit is refused before anything is read or logged; other visitors are not', async () => {
  const limit = async ({ key }: { key: string }) => ({ success: key !== '192.0.2.1' })
  const site = openSite({}, { REPORT_LIMIT: { limit } })
  expect(
    (await send(site, JSON.stringify(ERROR), { 'cf-connecting-ip': '192.0.2.1' })).status,
  ).toBe(429)
  expect(linesOf(site)).toEqual([])
  expect(
    (await send(site, JSON.stringify(ERROR), { 'cf-connecting-ip': '192.0.2.2' })).status,
  ).toBe(204)
  expect((await send(site, JSON.stringify(ERROR))).status, 'no address to go by').toBe(204)
})

test('the real limiter lets the reports of many pages through and stops a flood', async () => {
  const site = openSite({})
  const statuses: number[] = []
  for (let round = 0; round < 130; round += 1)
    statuses.push(
      (await send(site, JSON.stringify(ERROR), { 'cf-connecting-ip': '192.0.2.97' })).status,
    )
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 204))
  expect(statuses).toContain(429)
})

test('without the binding there is no limit', async () => {
  const site = openSite({}, { REPORT_LIMIT: undefined })
  expect(
    (await send(site, JSON.stringify(ERROR), { 'cf-connecting-ip': '192.0.2.1' })).status,
  ).toBe(204)
})

test('a GET of the address is an ordinary page', async () => {
  const { ask } = openSite({})
  expect((await ask('/reports')).status).not.toBe(204)
})
