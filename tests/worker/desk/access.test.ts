import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import worker from '../../../worker/index.ts'
import { openSite } from '../site.ts'
import { DESK, formOf, openDesk, TOKEN } from './desk-client.ts'

afterEach(() => void vi.useRealTimers())

test('without a token or group in the configuration there is no desk', async () => {
  const { ask } = openSite({}, { DESK_DB: env.DESK_DB })
  for (const path of ['/ops', '/ops/redirects', '/ops/x'])
    expect((await ask(`http://localhost${path}`)).status).toBe(404)
})

test('robots may not crawl the desk, and no page of it is stored', async () => {
  const { ask } = await openDesk()
  expect(await (await ask('/robots.txt')).text()).toContain('Disallow: /ops/')
  const { headers } = await ask(`${DESK}/login`)
  expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([
    'noindex',
    'no-store',
  ])
  expect(headers.get('content-security-policy')).toContain(
    "default-src 'none'; script-src 'self'; style-src 'self';",
  )
})

test('a page loads files of the build, and has no style attribute', async () => {
  const { html } = await (await openDesk()).open('rules')
  const files = [...html.matchAll(/(?:src|href)="(\/assets[^"]+)"/g)].map(([, file = '']) => file)
  expect(files).toEqual([expect.stringMatching(/\.css$/), expect.stringMatching(/\.js$/)])
  for (const file of files)
    expect((await env.ASSETS.fetch(`https://site.test${file}`)).status).toBe(200)
  expect(html).not.toContain(' style="')
})

const CHANGE = { do: 'save', source: '/a', target: '/asemahaku' }

describe('the token', () => {
  test('opens the desk with a cookie that scripts cannot read and other sites cannot send', async () => {
    const { ask, logged } = await openDesk()
    const response = await ask(`${DESK}/login`, formOf({ token: TOKEN }))
    expect(response.headers.get('set-cookie')).toMatch(
      /^desk=\d+\.[^;]+; Max-Age=86400; Path=\/ops; HttpOnly; SameSite=Strict$/,
    )
    expect(response.headers.get('location')).toBe('/ops/redirects')
    expect(JSON.stringify(logged)).not.toContain(TOKEN)
  })

  test('is required for every page, file and form: without it the login is shown', async () => {
    const { ask } = await openDesk()
    for (const path of ['', '/fi-FI/rules', '/fi-FI/export', '/fi-FI/publish', '/nothing'])
      expect((await ask(DESK + path)).headers.get('location')).toBe('/ops/redirects/login')
    const headers = { cookie: `desk=${TOKEN}` }
    expect((await ask(`${DESK}/fi-FI/rules`, { headers })).status).toBe(302)
    expect((await ask(`${DESK}/fi-FI/rule`, formOf(CHANGE))).status).toBe(401)
  })

  test('is refused if it is wrong', async () => {
    const { post } = await openDesk()
    const { status, text } = await post('/ops/redirects/login', { token: 'guessed' })
    expect([status, text]).toEqual([403, expect.stringContaining('The token is wrong.')])
  })

  test('is refused on a host that is not local, with a line in the log', async () => {
    const { ask, logged } = await openDesk()
    for (const host of ['www.st1.fi', 'localhost.example.com', '127.0.0.1.example.com'])
      expect((await ask(`https://${host}/ops/redirects/login`)).status).toBe(404)
    expect(
      logged.filter(({ event }) => event === 'desk-token-refused').map(({ host }) => host),
    ).toContain('www.st1.fi')
    for (const host of ['localhost:8787', '127.0.0.1:8787', '[::1]:8787'])
      expect((await ask(`http://${host}/ops/redirects/login`)).status).toBe(200)
  })

  test('ends all sessions when it is replaced', async () => {
    const { cookies } = await openDesk()
    const { ask } = openSite(
      {},
      { REDIRECTS: env.REDIRECTS, DESK_DB: env.DESK_DB, DESK_TOKEN: 'another-token-of-tests' },
    )
    expect(
      (await ask(`${DESK}/fi-FI/rules`, { headers: { cookie: `desk=${cookies.get('desk')}` } }))
        .status,
    ).toBe(302)
  })

  test('opens the desk for a day, or until the log out', async () => {
    const { open, post } = await openDesk()
    vi.useFakeTimers({ now: Date.now() + 86_400_001, toFake: ['Date'] })
    expect((await open('rules')).path).toBe('/ops/redirects/login')
    vi.useRealTimers()
    expect((await open('rules')).path).toBe('/ops/redirects/fi-FI/rules')
    await post('/ops/redirects/logout', {})
    expect((await open('rules')).path).toBe('/ops/redirects/login')
  })
})

test.each<[string, Record<string, string>]>([
  ['from another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['from a page of another origin', { 'sec-fetch-site': 'same-site' }],
])('a form %s changes nothing', async (_, headers) => {
  const { post, open } = await openDesk()
  expect((await post('rule', CHANGE, headers)).status).toBe(403)
  expect((await open('rules?filter=draft')).text).toContain('0 changes in the draft')
})

test('a body that is too large is refused', async () => {
  const { post } = await openDesk()
  expect((await post('import', { text: 'x'.repeat(8 * 1024 * 1024 + 1) })).status).toBe(413)
})

describe('Cloudflare Access', () => {
  async function openFor(identity: object) {
    await openDesk()
    const bindings = {
      ...env,
      DESK_EDITORS: 'editors',
      DESK_READERS: 'readers',
      BACKEND_URL: 'http://content.test',
    }
    const context = Object.assign(createExecutionContext(), {
      access: { getIdentity: async () => identity },
    })
    return (path: string, init: RequestInit = {}) =>
      worker.fetch(
        new Request(`https://st1.test/ops/redirects${path}`, { redirect: 'manual', ...init }),
        bindings,
        context,
      )
  }

  test('a reader sees everything, gets no form that changes anything, and can change nothing', async () => {
    const ask = await openFor({ email: 'ann@example.fi', groups: [{ name: 'readers' }] })
    const views = 'rules rule?key=/a wanted import publish history explain?address=/a site'
    for (const view of views.split(' ')) {
      const response = await ask(`/fi-FI/${view}`)
      const html = await response.text()
      expect([view, response.status]).toEqual([view, 200])
      expect(html).toContain('ann@example.fi, read only')
      expect(
        html.match(/<button(?![^>]*(?:popovertarget|Log out))[^>]*name="(?:do|add|out)"/gi),
        view,
      ).toBeNull()
    }
    expect((await ask('/fi-FI/rule', formOf(CHANGE))).status).toBe(403)
  })

  test('an editor changes the draft under their own name', async () => {
    const ask = await openFor({ email: 'eve@example.fi', groups: ['editors', 'readers'] })
    expect((await ask('/fi-FI/rule', formOf(CHANGE))).status).toBe(303)
    expect(await (await ask('/fi-FI/history')).text()).toContain('eve@example.fi')
  })

  test('somebody in no group sees nothing', async () => {
    const ask = await openFor({ email: 'bob@example.fi', groups: ['others'] })
    expect((await ask('/fi-FI/rules')).headers.get('location')).toBe('/ops/redirects/login')
    expect(await (await ask('/login')).text()).toContain(
      'Your account is in no group that may open the desk.',
    )
  })
})
