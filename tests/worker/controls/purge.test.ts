import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contentService, LAYOUT_ENDPOINT, PAGE_ENDPOINT, pageResponse } from '../content-service.ts'
import { countingSite, versionOf } from '../counting-site.ts'
import { fakeClock, later } from '../fake-clock.ts'
import { openSite, type Site } from '../site.ts'
import { controlNamespace, purgeable, purgeRequest } from './control-namespace.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** Passes time, after which any request reads the purges again. */
async function renewedAfter(site: Site, ms: number): Promise<void> {
  later(ms)
  await site.ask('/robots.txt')
}

describe('purged content is fetched again in every isolate, within 5 s', () => {
  test.each([
    ['everything', { tags: ['all'] }],
    ['a page by its path', { paths: ['/x'] }],
    ['a page by its address', { paths: ['/fi-FI/x/'] }],
    ['a page by its address with a query', { paths: ['/x?service=MAIN#a'] }],
    ['all pages', { tags: ['pages'] }],
    ['a locale', { locales: ['fi-FI'] }],
    ['a page of a locale', { paths: ['/x'], locales: ['fi-FI', 'sv-SE'] }],
  ])('%s', async (_, body) => {
    const { site } = countingSite({}, purgeable())
    expect(await versionOf(site)).toBe('1')
    expect((await site.ask('/ops/purge', await purgeRequest(body))).status).toBe(202)
    await renewedAfter(site, 5 * SECOND)
    expect(await versionOf(site)).toBe('2')
    expect(await versionOf(site)).toBe('2')
  })

  test.each([
    ['another page', { paths: ['/xy'] }],
    ['another locale', { locales: ['sv-SE'] }],
    ['another kind of content', { tags: ['layout', 'stations', 'articles'] }],
    ['the path in another locale', { paths: ['/sv-SE/x'] }],
  ])('%s is not purged', async (_, body) => {
    const { site } = countingSite({}, purgeable())
    await versionOf(site)
    await site.ask('/ops/purge', await purgeRequest(body))
    await renewedAfter(site, 5 * SECOND)
    expect(await versionOf(site)).toBe('1')
  })

  test.each([
    ['layout', 'layout', '/x', LAYOUT_ENDPOINT],
    ['an article’s page', 'articles', '/artikkeli/uutinen', PAGE_ENDPOINT],
    ['a station’s page', 'stations', '/asemahaku/helsinki', PAGE_ENDPOINT],
  ])('%s is purged by its tag', async (_, tag, path, endpoint) => {
    const site = openSite(contentService({ [path]: pageResponse('A page') }), purgeable())
    const calls = () => site.requests.filter(({ url }) => new URL(url).pathname === endpoint).length
    await site.ask(path)
    const before = calls()
    await site.ask('/ops/purge', await purgeRequest({ tags: [tag] }))
    await renewedAfter(site, 5 * SECOND)
    await site.ask(path)
    expect(calls()).toBe(before + 1)
  })
})

test('concurrent purges do not overwrite each other', async () => {
  const namespace = controlNamespace()
  const site = openSite(
    contentService({ '/a': pageResponse('A'), '/b': pageResponse('B') }),
    purgeable(namespace),
  )
  const [a, b] = await Promise.all([
    purgeRequest({ paths: ['/a'] }),
    purgeRequest({ paths: ['/b'] }),
  ])
  const responses = await Promise.all([site.ask('/ops/purge', a), site.ask('/ops/purge', b)])
  expect(responses.map(({ status }) => status)).toEqual([202, 202])
  expect([...namespace.entries.keys()]).toEqual(
    expect.arrayContaining(['purge/*//a', 'purge/*//b', 'purged-at']),
  )
})

test('a purge is applied even if KV shows its key a minute after the marker', async () => {
  const namespace = controlNamespace()
  const { site } = countingSite({}, purgeable(namespace))
  await versionOf(site)
  namespace.hidden = (key) => key.startsWith('purge/')
  await site.ask('/ops/purge', await purgeRequest({ paths: ['/x'] }))
  await renewedAfter(site, 5 * SECOND)
  expect(await versionOf(site)).toBe('1')
  namespace.hidden = () => false
  await renewedAfter(site, 30 * SECOND)
  expect(await versionOf(site)).toBe('2')
})

test('a later, older list does not revoke a purge', async () => {
  const namespace = controlNamespace()
  const { site } = countingSite({}, purgeable(namespace))
  await versionOf(site)
  await site.ask('/ops/purge', await purgeRequest({ paths: ['/x'] }))
  await renewedAfter(site, 5 * SECOND)
  await versionOf(site)
  namespace.hidden = (key) => key.startsWith('purge/')
  await renewedAfter(site, 5 * SECOND)
  expect(await versionOf(site)).toBe('2')
})

test('an idle isolate also applies a purge that KV shows after the marker', async () => {
  const namespace = controlNamespace()
  const { site } = countingSite({}, purgeable(namespace))
  await versionOf(site)
  namespace.hidden = (key) => key.startsWith('purge/')
  await site.ask('/ops/purge', await purgeRequest({ paths: ['/x'] }))
  await renewedAfter(site, 5 * SECOND)
  namespace.hidden = () => false
  await renewedAfter(site, 10 * MINUTE)
  // the page is stale by then anyway, so the test checks that the keys were listed again
  expect(namespace.reads.filter((key) => key === 'list').length).toBe(2)
})

test('two minutes after the last purge the keys are not listed again', async () => {
  const namespace = controlNamespace()
  const { site } = countingSite({}, purgeable(namespace))
  await site.ask('/ops/purge', await purgeRequest({ tags: ['all'] }))
  await renewedAfter(site, 3 * MINUTE)
  for (const wait of [5 * SECOND, 3 * MINUTE, 5 * SECOND]) {
    await renewedAfter(site, wait)
  }
  expect(namespace.reads.filter((key) => key === 'list').length).toBe(1)
})

test('twenty concurrent purges are all stored, although KV allows one write per second to the marker', async () => {
  const namespace = controlNamespace()
  const put = namespace.put
  let markers = 0
  namespace.put = async (name, value, options) => {
    if (name === 'purged-at' && ++markers > 1) throw new Error('429 Too Many Requests')
    return put(name, value, options)
  }
  const { ask } = openSite(contentService({}), purgeable(namespace))
  const { passTime } = fakeClock()
  const paths = Array.from({ length: 20 }, (_, index) => `/page-${index}`)
  const responses = await passTime(
    Promise.all(
      paths.map(async (path) => ask('/ops/purge', await purgeRequest({ paths: [path] }))),
    ),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]))
})

test('a page that occurs several times in a request is purged once', async () => {
  const { ask } = openSite(contentService({}), purgeable())
  const request = await purgeRequest({
    paths: ['/x', '/x?a=1', '/x#b', '/x/', '/fi-FI/x'],
    tags: ['layout', 'layout'],
  })
  const names = ['layout', '/x'].map((name) => ({ locale: '*', name }))
  expect(await (await ask('/ops/purge', request)).json()).toMatchObject({
    purged: [...names, { locale: 'fi-FI', name: '/x' }],
  })
})

test('while KV hangs, a purge is answered after ten seconds, and may be sent again', async () => {
  const { passTime, passed } = fakeClock()
  const namespace = controlNamespace()
  const { answered } = openSite(contentService({}), purgeable(namespace))
  const request = await purgeRequest({ tags: ['all'] })
  namespace.before = () => new Promise(() => undefined)
  const response = await passTime(answered('/ops/purge', request))
  expect(passed()).toBeLessThan(11_000)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
})

test('the real namespace stores a purge with its time and an expiration', async () => {
  vi.useRealTimers()
  const { site } = countingSite({}, purgeable(env.CONTROLS))
  const path = `/${crypto.randomUUID()}`
  const response = await site.ask('/ops/purge', await purgeRequest({ paths: [path] }))
  expect(await response.json()).toMatchObject({ purged: [{ locale: '*', name: path }] })
  const { keys } = await env.CONTROLS.list({ prefix: `purge/*/${path}` })
  expect(keys).toEqual([
    {
      name: `purge/*/${path}`,
      metadata: { at: expect.any(Number) },
      expiration: expect.any(Number),
    },
  ])
})

describe('a purge needs the secret, and a timestamp within five minutes', () => {
  const namespace = controlNamespace()
  const site = () => openSite(contentService({}), purgeable(namespace))

  test.each([
    ['another secret', { secret: 'guessed' }],
    ['another body', { signed: '{"tags":["layout"]}' }],
    ['a moment six minutes ago', { timestamp: Date.now() - 6 * MINUTE }],
    ['a moment in six minutes', { timestamp: Date.now() + 6 * MINUTE }],
  ])('signed with %s: 401', async (_, signing) => {
    vi.useRealTimers()
    const request = await purgeRequest({ tags: ['all'] }, signing)
    expect((await site().ask('/ops/purge', request)).status).toBe(401)
  })

  test.each([
    {},
    { 'x-timestamp': 'now', 'x-signature': 'x' },
    { 'x-timestamp': String(Date.now()), 'x-signature': 'zz'.repeat(32) },
  ])('headers %j: 401', async (headers) => {
    const request = { method: 'POST', headers, body: '{"tags":["all"]}' }
    expect((await site().ask('/ops/purge', request)).status).toBe(401)
  })

  test('the same request may be repeated', async () => {
    const { ask } = site()
    const request = await purgeRequest({ tags: ['layout'] })
    expect((await ask('/ops/purge', request)).status).toBe(202)
    expect((await ask('/ops/purge', request)).status).toBe(202)
  })

  test.each([{ PURGE_SECRET: undefined }, { CONTROLS: undefined }, { PURGE_SECRET: '' }])(
    'without secret or namespace: 404',
    async (missing) => {
      const { ask } = openSite(contentService({}), { ...purgeable(), ...missing })
      expect((await ask('/ops/purge', await purgeRequest({ tags: ['all'] }))).status).toBe(404)
    },
  )

  test('a refused request is not logged', async () => {
    const { ask, logged } = site()
    const request = await purgeRequest({ tags: ['all'] }, { secret: 'guessed' })
    await ask('/ops/purge', request)
    expect(JSON.stringify(logged)).not.toContain(new Headers(request.headers).get('x-signature'))
  })
})

test.each([
  [{ paths: ['/\ud800'] }, 'must be valid Unicode'],
  [{ tags: ['everything'] }, '“everything” must be one of all, layout, pages, articles, stations'],
  [{ paths: ['x'] }, '“x” must begin with /'],
  [{ paths: [`/${'ä'.repeat(201)}`] }, 'ä” must have at most 400 bytes'],
  [{ paths: Array.from({ length: 101 }, () => '/x') }, 'paths must have at most 100 items'],
  [{ locales: ['da-DK'] }, '“da-DK” must be one of fi-FI, en-EU, sv-SE, no-NO'],
  [{}, 'Name the tags, paths or locales to purge.'],
  [{ tag: 'all' }, 'The body must be an object with only tags, paths and locales'],
  ['all', 'The body must be an object with only tags, paths and locales'],
])('an invalid body is refused with a sentence: %j', async (body, sentence) => {
  vi.useRealTimers()
  const response = await openSite(contentService({}), purgeable()).ask(
    '/ops/purge',
    await purgeRequest(body),
  )
  expect([response.status, await response.json()]).toEqual([
    400,
    { error: { code: 'BAD_PURGE' }, sentence: expect.stringContaining(sentence) },
  ])
})

test('a purge that could not be written works when it is sent again', async () => {
  const { passTime } = fakeClock()
  const namespace = controlNamespace()
  const { ask } = openSite(contentService({}), purgeable(namespace))
  namespace.before = async (key) => {
    if (key === 'purged-at') throw new Error('429 Too Many Requests')
  }
  const request = await purgeRequest({ tags: ['all'] })
  expect((await passTime(ask('/ops/purge', request))).status).toBe(503)
  namespace.before = async () => undefined
  expect((await ask('/ops/purge', request)).status).toBe(202)
})
