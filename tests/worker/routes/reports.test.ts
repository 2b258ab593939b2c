import { describe, expect, test } from 'vitest'
import { openSite, type Site } from '../site.ts'

const ERROR = {
  kind: 'error',
  path: '/kassa',
  build: 'b1',
  message: 'x is not a function',
  stack: 'TypeError: x\n  at site.js:1:2',
}

const VITALS = { kind: 'vitals', path: '/', build: 'b1', vitals: { CLS: 0 } }

/** Sends a report, or an invalid body. Returns the status of the response. */
async function send(
  { ask, origin }: Site,
  report: object | string,
  headers: Record<string, string> = {},
): Promise<number> {
  const { status } = await ask('/reports', {
    method: 'POST',
    body: typeof report === 'string' ? report : JSON.stringify(report),
    headers: { origin, 'sec-fetch-site': 'same-origin', ...headers },
  })
  return status
}

function linesOf({ logged }: Site): Record<string, unknown>[] {
  return logged.filter(({ event }) => event !== 'request')
}

test('an error of a browser is one line in the log', async () => {
  const site = openSite({})
  expect(await send(site, ERROR)).toBe(204)
  const { kind: _, ...fields } = ERROR
  expect(linesOf(site)).toEqual([{ level: 'warn', event: 'browser-error', ...fields }])
  expect(site.requests).toEqual([])
})

test('the web vitals of a page are one line in the log', async () => {
  const site = openSite({})
  expect(await send(site, { ...VITALS, vitals: { LCP: 812.5, CLS: 0 } })).toBe(204)
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
  expect(await send(site, report, { cookie: 'st1_session=secret' })).toBe(204)
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
  expect(await send(site, { ...ERROR, path })).toBe(204)
  expect(await send(site, { ...VITALS, path })).toBe(204)
  expect(linesOf(site).map((line) => String(line['path']).replace(/\/$/, ''))).toEqual([
    '/tilaus',
    '/tilaus',
  ])
})

test('queries of addresses in a message or stack are not logged, also of nested addresses', async () => {
  const site = openSite({})
  const address = 'https://a.fi/kirjaudu?returnUrl=https://a.fi/tilaus?signature=secret:secret'
  const stack = `Error\n  at f (${address}:12:5)`
  await send(site, { ...ERROR, message: `no answer from ${address}`, stack })
  expect(linesOf(site)).toEqual([
    expect.objectContaining({
      message: 'no answer from https://a.fi/kirjaudu',
      stack: 'Error\n  at f (https://a.fi/kirjaudu:12:5)',
    }),
  ])
})

describe('an invalid report is refused and not logged', () => {
  test.each<[what: string, report: object | string]>([
    ['nothing', ''],
    ['no JSON', '<html>'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another kind', { ...ERROR, kind: 'x' }],
    ['no path', { ...ERROR, path: 'https://evil.test' }],
    ['a build id with a line break', { ...ERROR, build: 'x\n{"level":"error"}' }],
    ['a message of another type', { ...ERROR, message: { toString: 1 } }],
    ['a message that is too long', { ...ERROR, message: 'x'.repeat(301) }],
    ['a stack that is too long', { ...ERROR, stack: 'x'.repeat(2_001) }],
    ['an unknown vital', { ...VITALS, vitals: { __proto__x: 1 } }],
    ['a vital that is not a number', { ...VITALS, vitals: { LCP: '1' } }],
    ['deep nesting', '['.repeat(7_000) + ']'.repeat(7_000)],
  ])('%s', async (_, report) => {
    const site = openSite({})
    expect(await send(site, report)).toBe(400)
    expect(linesOf(site)).toEqual([])
  })

  test('a body that is too large', async () => {
    const site = openSite({})
    expect(await send(site, { ...ERROR, more: 'x'.repeat(20_000) })).toBe(413)
    expect(linesOf(site)).toEqual([])
  })
})

test('a page of another site cannot write to the log', async () => {
  const site = openSite({})
  expect(await send(site, ERROR, { 'sec-fetch-site': 'cross-site' })).toBe(403)
  const headers = { origin: 'https://evil.test' }
  const body = JSON.stringify(ERROR)
  expect((await site.ask('/reports', { method: 'POST', body, headers })).status).toBe(403)
  expect(linesOf(site)).toEqual([])
})

test('a visitor over the limit is refused before anything is read or logged; other visitors are not', async () => {
  const limit = async ({ key }: { key: string }) => ({ success: key !== '192.0.2.1' })
  const site = openSite({}, { REPORT_LIMIT: { limit } })
  expect(await send(site, ERROR, { 'cf-connecting-ip': '192.0.2.1' })).toBe(429)
  expect(linesOf(site)).toEqual([])
  expect(await send(site, ERROR, { 'cf-connecting-ip': '192.0.2.2' })).toBe(204)
  expect(await send(site, ERROR), 'no address to go by').toBe(204)
})

test('the real limiter lets the reports of many pages through and stops a flood', async () => {
  const site = openSite({})
  const statuses: number[] = []
  for (let round = 0; round < 130; round += 1)
    statuses.push(await send(site, ERROR, { 'cf-connecting-ip': '192.0.2.97' }))
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 204))
  expect(statuses).toContain(429)
})

test('without the binding there is no limit', async () => {
  const site = openSite({}, { REPORT_LIMIT: undefined })
  expect(await send(site, ERROR, { 'cf-connecting-ip': '192.0.2.1' })).toBe(204)
})

test('a GET of the address is an ordinary page', async () => {
  const { ask } = openSite({})
  expect((await ask('/reports')).status).not.toBe(204)
})
