import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contentService, pageResponse, redirectPage } from '../content-service.ts'
import { visitWeight } from '../../../worker/visits/count-visit.ts'
import { openSite } from '../site.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const TABLE = '/vanha  /uusi\n/kampanja/*  /uusi/:splat\n/silmukka  /silmukka2\n/silmukka2  /silmukka\n/kortti  /uusi'
const NOON = Date.UTC(2026, 10, 21, 12)

let tests = 0

beforeEach(async () => {
  // each test has its own second, because visits of the same second are sampled together
  vi.useFakeTimers({ toFake: ['Date'], now: NOON + 1000 * ++tests })
  await applyD1Migrations(env.DESK_DB, env.TEST_MIGRATIONS)
  await env.DESK_DB.exec('DELETE FROM visits')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function siteWith(bindings: Record<string, unknown> = { DESK_DB: env.DESK_DB }) {
  const site = openSite(contentService({ '/uusi': pageResponse('Uusi'), '/kortti': redirectPage('/uusi') }), bindings)
  await site.publish(TABLE)
  const visit = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    site.ask(path, { method, headers: { 'user-agent': BROWSER, ...headers } })
  return { ...site, visit }
}

async function counted(): Promise<unknown[]> {
  const { results } = await env.DESK_DB.prepare('SELECT * FROM visits ORDER BY kind, path, referrer, noise').all()
  return results
}

const row = (more: object) => ({ day: '2026-11-21', locale: 'fi-FI', kind: 'missing', referrer: '', noise: 0, visits: 1, ...more })

test('redirects by a rule and missing pages are counted by day, locale, path and host of the linking page', async () => {
  const { visit, origin } = await siteWith()
  await visit('/fi-FI/vanha?email=maija@example.fi', { referer: 'https://www.haku.fi/tulokset?q=salainen#x' })
  await visit('/fi-FI/vanha', { referer: 'https://www.haku.fi/muu' })
  await visit('/fi-FI/kampanja/Kes%C3%A4')
  await visit('/fi-FI/poissa', { referer: `${origin}/fi-FI/uusi` })
  await visit('/fi-FI/uusi')
  expect(await counted()).toEqual([
    row({ kind: 'hit', path: '/kampanja/Kesä' }),
    row({ kind: 'hit', path: '/vanha', referrer: 'www.haku.fi', visits: 2 }),
    row({ path: '/poissa', referrer: new URL(origin).host }),
  ])
})

test('payloads count like pages; previews, other methods and other files do not', async () => {
  const { visit } = await siteWith()
  await visit('/fi-FI/vanha/_payload.json')
  await visit('/fi-FI/poissa/_payload.json')
  await visit('/preview/fi-FI/vanha')
  await visit('/preview/fi-FI/poissa')
  await visit('/fi-FI/vanha', {}, 'HEAD')
  await visit('/fi-FI/poissa', {}, 'POST')
  await visit('/fi-FI/poissa', {}, 'PUT')
  await visit('/assets/poissa.js')
  await visit('/proxy/poissa')
  expect(await counted()).toEqual([row({ kind: 'hit', path: '/vanha' }), row({ path: '/poissa' })])
})

test('a rule that does not redirect is not counted: a rule in a loop, and a rule whose page has a card-list redirect', async () => {
  const { visit } = await siteWith()
  await visit('/fi-FI/silmukka')
  expect((await visit('/fi-FI/kortti')).status).toBe(307)
  expect(await counted()).toEqual([row({ path: '/silmukka' })])
})

test('a redirect to the configured root page is not counted', async () => {
  const { visit } = await siteWith({ DESK_DB: env.DESK_DB, ROOT_PAGES: { 'fi-FI': '/uusi' } })
  expect((await visit('/fi-FI')).headers.get('location')).toMatch(/\/uusi$/)
  expect(await counted()).toEqual([])
})

test('a redirect by the table of another locale is counted for that locale', async () => {
  const { publish, visit } = await siteWith()
  await publish('/gammal  /uusi', 'sv-SE')
  await visit('/gammal')
  expect(await counted()).toEqual([row({ kind: 'hit', locale: 'sv-SE', path: '/gammal' })])
})

test('no personal data is stored', async () => {
  const { visit } = await siteWith()
  await visit('/fi-FI/poissa?puh=0401234567', { referer: 'https://maija:sana@posti.fi/kirje?id=1', cookie: 'x=y' })
  await visit('/fi-FI/kampanja/maija@example.fi')
  await visit(`/fi-FI/kampanja/${'0a'.repeat(16)}`, { referer: 'ei osoite' })
  expect(await counted()).toEqual([row({ kind: 'hit', path: '/kampanja/***', visits: 2 }), row({ path: '/poissa', referrer: 'posti.fi' })])
})

test('a missing path that was masked or cut is not counted, because no rule can have such an address', async () => {
  const { visit } = await siteWith()
  await visit('/fi-FI/tili/maija@example.fi')
  await visit(`/fi-FI/tilaus/${'0a'.repeat(16)}`)
  await visit(`/fi-FI/${'pitka-'.repeat(50)}`)
  expect(await counted()).toEqual([])
})

test('visits of crawlers and scanners are marked as noise', async () => {
  const { visit } = await siteWith()
  await visit('/fi-FI/vanha', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await visit('/fi-FI/vanha')
  await visit('/wp-login.php')
  expect(await counted()).toEqual([
    row({ kind: 'hit', path: '/vanha' }),
    row({ kind: 'hit', path: '/vanha', noise: 1 }),
    row({ path: '/wp-login.php', noise: 1 }),
  ])
})

test('above ten visits in a second, visits are sampled, and the sum is about right', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { visit } = await siteWith()
  for (let index = 0; index < 12; index++) await visit('/fi-FI/vanha')
  expect(await counted()).toEqual([row({ kind: 'hit', path: '/vanha', visits: 14 })])
})

test('the weights of sampled visits add up to all visits, with few writes', () => {
  for (const nth of [1, 5, 10]) expect([visitWeight(nth, 0), visitWeight(nth, 0.999_999)]).toEqual([1, 1])
  expect([visitWeight(11, 0.49), visitWeight(11, 0.5)]).toEqual([2, 0])
  // evenly distributed numbers instead of random ones (a low-discrepancy sequence)
  const weights = Array.from({ length: 10_000 }, (_, index) => visitWeight(index + 1, (index * 0.618_033_988_75) % 1))
  expect(Math.abs(weights.reduce((sum, weight) => sum + weight, 0) / 10_000 - 1)).toBeLessThan(0.1)
  expect(weights.filter((weight) => weight > 0).length).toBeLessThan(100)
})

describe('the page is always served', () => {
  const failing = {
    prepare: () => {
      throw new Error('D1 is down')
    },
  }
  const rejecting = { prepare: () => ({ bind: () => ({}) }), batch: () => Promise.reject(new Error('no such table: visits')) }
  test.each([
    ['D1 fails', { DESK_DB: failing }, 'D1 is down'],
    ['D1 has no tables', { DESK_DB: rejecting }, 'no such table: visits'],
  ])('when %s, with a line in the log', async (_, bindings, reason) => {
    const { visit, logged } = await siteWith(bindings)
    expect((await visit('/fi-FI/vanha')).status).toBe(307)
    expect((await visit('/fi-FI/poissa')).status).toBe(404)
    const lines = logged.filter(({ event }) => event === 'visit-not-counted')
    expect(lines).toMatchObject([{ level: 'warn', reason: expect.stringContaining(reason) }, {}])
  })

  test('when D1 does not answer, without waiting for it', async () => {
    const hanging = { prepare: () => ({ bind: () => ({}) }), batch: () => new Promise(() => undefined) }
    const { answered } = await siteWith({ DESK_DB: hanging })
    expect((await answered('/fi-FI/vanha', { headers: { 'user-agent': BROWSER } })).status).toBe(307)
  })

  test('without a database, and nothing is counted', async () => {
    const { visit, logged } = await siteWith({ DESK_DB: undefined })
    expect((await visit('/fi-FI/vanha')).status).toBe(307)
    expect(logged.filter(({ level }) => level !== 'info')).toEqual([])
    expect(await counted()).toEqual([])
  })
})

test('visits of more than 60 days ago are deleted with the first visit of a day', async () => {
  const { visit } = await siteWith()
  const old = (day: string) => env.DESK_DB.prepare("INSERT INTO visits VALUES (?, 'fi-FI', 'missing', '/old', '', 0, 1)").bind(day).run()
  await Promise.all([old('2026-09-01'), old('2026-11-01')])
  vi.setSystemTime(NOON + 86_400_000)
  await visit('/fi-FI/poissa')
  expect((await counted()).map((counted) => (counted as { day: string }).day).toSorted()).toEqual(['2026-11-01', '2026-11-22'])
})
