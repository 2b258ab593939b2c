import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contentService, pageResponse, redirectPage } from '../content-service.ts'
import { openSite } from '../site.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const TABLE =
  '/vanha  /uusi\n/kampanja/*  /uusi\n/silmukka  /silmukka2\n/silmukka2  /silmukka\n/kortti  /uusi'
const NOON = Date.UTC(2026, 10, 21, 12)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  // the 10 s until the visits are written
  vi.spyOn(scheduler, 'wait').mockResolvedValue(undefined)
  await applyD1Migrations(env.DESK_DB, env.TEST_MIGRATIONS)
  await env.DESK_DB.exec('DELETE FROM visits')
})
afterEach(() => void vi.useRealTimers())

async function siteWith(bindings: Record<string, unknown> = { DESK_DB: env.DESK_DB }) {
  const site = openSite(
    contentService({ '/uusi': pageResponse('Uusi'), '/kortti': redirectPage('/uusi') }),
    bindings,
  )
  await site.publish(TABLE)
  const visit = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    site.ask(path, { method, headers: { 'user-agent': BROWSER, ...headers } })
  return { ...site, visit }
}

async function counted(): Promise<unknown[]> {
  const { results } = await env.DESK_DB.prepare(
    'SELECT * FROM visits ORDER BY kind, path, referrer',
  ).all()
  return results
}

const row = (more: object) => ({
  day: '2026-11-21',
  locale: 'fi-FI',
  kind: 'missing',
  referrer: '',
  visits: 1,
  ...more,
})

test('redirects by a rule and missing pages are counted by day, locale, path and host of the linking page', async () => {
  const { visit, origin } = await siteWith()
  await visit('/fi-FI/vanha?email=maija@example.fi', {
    referer: 'https://www.haku.fi/tulokset?q=salainen#x',
  })
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
  await visit('/fi-FI/poissa?puh=0401234567', {
    referer: 'https://maija:sana@posti.fi/kirje?id=1',
    cookie: 'x=y',
  })
  await visit('/fi-FI/kampanja/maija@example.fi')
  await visit(`/fi-FI/kampanja/${'0a'.repeat(16)}`, { referer: 'ei osoite' })
  expect(await counted()).toEqual([
    row({ kind: 'hit', path: '/kampanja/***', visits: 2 }),
    row({ path: '/poissa', referrer: 'posti.fi' }),
  ])
})

test('a missing path that was masked or cut is not counted, because no rule can have such an address', async () => {
  const { visit } = await siteWith()
  await visit('/fi-FI/tili/maija@example.fi')
  await visit(`/fi-FI/tilaus/${'0a'.repeat(16)}`)
  await visit(`/fi-FI/${'pitka-'.repeat(50)}`)
  expect(await counted()).toEqual([])
})

test('visits of crawlers and scanners are not counted', async () => {
  const { visit } = await siteWith()
  await visit('/fi-FI/vanha', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await visit('/fi-FI/vanha')
  await visit('/wp-login.php')
  expect(await counted()).toEqual([row({ kind: 'hit', path: '/vanha' })])
})

test('many visits are one write, and an isolate remembers at most 500 different ones', async () => {
  const { answered } = await siteWith()
  let written = (): void => undefined
  vi.spyOn(scheduler, 'wait').mockReturnValue(
    new Promise((resolve) => (written = () => resolve(undefined))),
  )
  const visit = (path: string) => answered(path, { headers: { 'user-agent': BROWSER } })
  const batch = vi.spyOn(env.DESK_DB, 'prepare')
  for (let index = 0; index < 600; index++) await visit(`/fi-FI/poissa-${index}`)
  for (let index = 0; index < 20; index++) await visit('/fi-FI/poissa-1')
  expect(batch).not.toHaveBeenCalled()
  written()
  await vi.waitFor(async () => expect(await counted()).toHaveLength(500))
  expect(await counted()).toContainEqual(row({ path: '/poissa-1', visits: 21 }))
})

describe('the page is always served', () => {
  test.each(['D1 is down', 'no such table: visits', 'database or disk is full'])(
    'when D1 fails, with a line in the log: %s',
    async (reason) => {
      const failing = {
        prepare: () => ({ bind: () => ({ run: () => Promise.reject(new Error(reason)) }) }),
      }
      const { visit, logged } = await siteWith({ DESK_DB: failing })
      expect((await visit('/fi-FI/vanha')).status).toBe(307)
      expect((await visit('/fi-FI/poissa')).status).toBe(404)
      const lines = logged.filter(({ event }) => event === 'visits-not-counted')
      expect(lines).toMatchObject([{ level: 'warn', reason: expect.stringContaining(reason) }, {}])
    },
  )

  test('when D1 does not answer, without waiting for it', async () => {
    const hanging = {
      prepare: () => ({ bind: () => ({ run: () => new Promise(() => undefined) }) }),
    }
    const { answered } = await siteWith({ DESK_DB: hanging })
    expect((await answered('/fi-FI/vanha', { headers: { 'user-agent': BROWSER } })).status).toBe(
      307,
    )
  })

  test('without a database, and nothing is counted', async () => {
    const { visit, logged } = await siteWith({ DESK_DB: undefined })
    expect((await visit('/fi-FI/vanha')).status).toBe(307)
    expect(logged.filter(({ level }) => level !== 'info')).toEqual([])
    expect(await counted()).toEqual([])
  })
})
