import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import worker from '../../../worker/index.ts'
import { openSite } from '../site.ts'
import { emptyStores, openDeskSite, TOKEN } from './desk-site.ts'

afterEach(() => vi.restoreAllMocks())

const API = '/ops/redirects/api'
const CHANGE = { locale: 'fi-FI', changes: [{ key: '/a', after: '/a  /' }], why: '' }

test('without a token or group in the configuration there is no desk', async () => {
  const { ask } = openSite({}, { DESK_DB: env.DESK_DB })
  for (const path of ['/ops', '/ops/redirects', `${API}/session`, '/ops/x']) expect((await ask(path)).status).toBe(404)
})

test('robots may not crawl the desk, and no sitemap lists it', async () => {
  const { ask } = await openDeskSite()
  expect(await (await ask('/robots.txt')).text()).toContain('Disallow: /ops/')
  const { headers } = await ask(`${API}/session`)
  expect(headers.get('x-robots-tag')).toBe('noindex')
})

test('the document loads files of the build', async () => {
  const { ask } = await openDeskSite()
  const document = await (await ask('/ops/redirects')).text()
  const files = [...document.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file = '']) => file)
  expect(files).toEqual([expect.stringMatching(/\.css$/), expect.stringMatching(/\.js$/)])
  for (const file of files) expect((await env.ASSETS.fetch(`https://site.test${file}`)).status).toBe(200)
})

describe('a token', () => {
  test('opens a session, with a cookie that scripts cannot read and other sites cannot send', async () => {
    const { post, get } = await openDeskSite()
    const response = await post('login', { token: TOKEN })
    expect(response.headers.get('set-cookie')).toMatch(/^desk=[0-9a-f]{64}; Max-Age=86400; Path=\/ops; HttpOnly; SameSite=Strict$/)
    expect(await (await get('session')).json()).toMatchObject({ who: 'local', role: 'editor', hosts: {} })
  })

  test('is neither in the log nor in the cookie', async () => {
    const { logged, cookie } = await openDeskSite()
    expect(JSON.stringify(logged)).not.toContain(TOKEN)
    expect(cookie).not.toContain(TOKEN)
  })

  test('is required for every answer', async () => {
    const { ask } = await openDeskSite()
    for (const path of ['rules?locale=fi-FI', 'draft?locale=fi-FI', 'session', 'nothing'])
      expect((await ask(`${API}/${path}`)).status).toBe(401)
    expect((await ask(`${API}/session`, { headers: { cookie: `desk=${TOKEN}` } })).status).toBe(401)
  })

  test('opens another session for each login, and logging out ends that one', async () => {
    const { ask, post, get, cookie } = await openDeskSite()
    const other = (await post('login', { token: TOKEN })).headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(other).not.toBe(cookie)
    expect((await post('logout', {})).status).toBe(200)
    expect((await get('session')).status).toBe(401)
    expect((await ask(`${API}/session`, { headers: { cookie: other } })).status).toBe(200)
  })

  test('ends all sessions when it is replaced', async () => {
    const { cookie } = await openDeskSite()
    const { ask } = openSite({}, { REDIRECTS: env.REDIRECTS, DESK_DB: env.DESK_DB, DESK_TOKEN: 'another-token-of-tests' })
    expect((await ask(`${API}/session`, { headers: { cookie } })).status).toBe(401)
  })

  test('a session ends after a day', async () => {
    const { get } = await openDeskSite()
    vi.useFakeTimers({ now: Date.now() + 86_400_001, toFake: ['Date'] })
    expect((await get('session')).status).toBe(401)
    vi.useRealTimers()
  })

  test('is read from a small body only', async () => {
    const { post } = await openDeskSite()
    expect((await post('login', { token: 'x'.repeat(5_000) })).status).toBe(413)
  })

  test('guesses from one network do not block a login from another network', async () => {
    const { post } = await openDeskSite()
    const from = (ip: string, token: string) => post('login', { token }, { 'cf-connecting-ip': ip })
    for (let guess = 0; guess < 12; guess++) await from('192.0.2.66', `guess-${guess}`)
    expect((await from('192.0.2.66', TOKEN)).status).toBe(429)
    expect((await from('198.51.100.7', TOKEN)).status).toBe(200)
  })

  test('can only be guessed a few times', async () => {
    const { post } = await openDeskSite()
    const statuses = []
    for (let guess = 0; guess < 12; guess++) statuses.push((await post('login', { token: `guess-${guess}` })).status)
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
    expect(statuses.slice(10)).toEqual([429, 429])
    vi.useFakeTimers({ now: Date.now() + 61_000 })
    expect((await post('login', { token: TOKEN })).status).toBe(200)
    vi.useRealTimers()
  })
})

describe('a change is refused', () => {
  test.each<[string, Record<string, string | undefined>, number]>([
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from another origin', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }, 403],
    ['without an origin', { 'sec-fetch-site': undefined }, 403],
    ['without our own header', { 'x-desk': undefined }, 403],
    ['with the content type of a form', { 'content-type': 'text/plain' }, 400],
  ])('%s', async (_, changed, status) => {
    const { ask, cookie } = await openDeskSite()
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-desk': '1', cookie, ...changed }
    const sent = Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
    expect((await ask(`${API}/changes`, { method: 'POST', headers: sent, body: JSON.stringify(CHANGE) })).status).toBe(status)
  })

  test('by GET, PUT and DELETE', async () => {
    const { ask, cookie, get } = await openDeskSite()
    expect((await get('changes')).status).toBe(404)
    for (const method of ['PUT', 'DELETE'])
      expect((await ask(`${API}/changes`, { method, headers: { cookie, 'sec-fetch-site': 'same-origin', 'x-desk': '1' } })).status).toBe(
        400,
      )
  })

  test.each([
    [{}],
    [{ ...CHANGE, locale: 'de-DE' }],
    [{ ...CHANGE, changes: 'x' }],
    [{ ...CHANGE, changes: [] }],
    [{ ...CHANGE, why: 7 }],
    [[]],
  ])('with an unreadable body: %j', async (body) => {
    const { post } = await openDeskSite()
    const response = await post('changes', body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'bad-request' })
  })

  test('with a body that is too large', async () => {
    const { post } = await openDeskSite()
    expect((await post('changes', { ...CHANGE, why: 'x'.repeat(17_000_000) })).status).toBe(413)
  })
})

test('every answer has a strict policy and is not stored', async () => {
  const { ask, get } = await openDeskSite()
  for (const response of [await ask('/ops/redirects/api/session'), await get('rules?locale=fi-FI'), await ask('/ops/nothing')]) {
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})

describe('behind Cloudflare Access', () => {
  async function asked(groups: unknown, path: string, body?: unknown) {
    await emptyStores()
    const identity = { email: 'ann@example.fi', groups }
    const context = Object.assign(createExecutionContext(), { access: { aud: 'x', getIdentity: async () => identity } })
    const variables = { DESK_READERS: 'Everybody', DESK_EDITORS: 'Operations, Editors', BACKEND_URL: 'http://backend.test' }
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-desk': '1' }
    const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) }
    vi.spyOn(console, 'info').mockImplementation(() => undefined)
    return worker.fetch(new Request(`https://site.test${API}/${path}`, init), { ...env, ...variables }, context)
  }

  test.each([
    [['Operations'], 'editor'],
    [[{ id: '1', name: 'Editors' }], 'editor'],
    [['Everybody'], 'reader'],
  ])('a member of %j is a %s', async (groups, role) => {
    expect(await (await asked(groups, 'session')).json()).toMatchObject({ who: 'ann@example.fi', role })
  })

  test('a member of no group of the desk has no access, and a reader cannot change anything', async () => {
    expect((await asked(['Guests'], 'session')).status).toBe(401)
    expect((await asked(undefined, 'session')).status).toBe(401)
    expect((await asked(['Everybody'], 'changes', CHANGE)).status).toBe(403)
    expect((await asked(['Editors'], 'changes', CHANGE)).status).toBe(200)
  })
})
