import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { liveTableText } from '#shared/navigation/redirect-table.ts'
import type { RedirectStore } from '../../../worker/loaders/cached-redirects.ts'
import { findRedirect } from '../../../worker/loaders/find-redirect.ts'

const START = Date.UTC(2026, 10, 21, 8)

interface Stored {
  value: string
  metadata?: unknown
}

/** A namespace in memory that counts reads. Tests can make it slow or hanging. */
function fakeKv(values: Map<string, Stored>) {
  const kv = {
    reads: 0,
    answer: async (key: string) => ({
      value: values.get(key)?.value ?? null,
      metadata: values.get(key)?.metadata,
    }),
    getWithMetadata(key: string) {
      kv.reads++
      return kv.answer(key)
    },
  }
  return kv
}

/** Look-ups in one locale, with their background work and log lines. */
function lookUpsIn(kv: RedirectStore | undefined, locale: LocaleCode = 'fi-FI') {
  const pending: Promise<unknown>[] = []
  const find = (path: string, now = START) =>
    findRedirect(
      {
        bindings: { ...(kv && { REDIRECTS: kv }) },
        locale,
        now,
        preview: false,
        waitUntil: (work) => pending.push(work),
      },
      path,
    )
  return { find, logged: captureLog(), background: () => Promise.all(pending) }
}

function captureLog(): string[] {
  const logged: string[] = []
  for (const name of ['warn', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((line: string) => {
      const { level, event, ...fields } = JSON.parse(line)
      logged.push(`${level} ${event} ${JSON.stringify(fields)}`)
    })
  }
  return logged
}

let versions = 0

function published(table: string): Map<string, Stored> {
  const value = liveTableText(parseRedirectTable(table).rules)
  return new Map([['fi-FI', { value, metadata: { version: ++versions, at: START } }]])
}

/** A value edited by staff. */
function edited(exact: Record<string, unknown>): Map<string, Stored> {
  return new Map([['fi-FI', { value: JSON.stringify({ exact, folders: {} }) }]])
}

test.each([
  ['/Kampanja/', 'https://www.st1.se/'],
  ['/TILINP%c3%84%C3%84T%C3%96S', '/tietoa-meista'],
  ['/lehdisto/2019/Kes%C3%A4/', '/lehti'],
  ['/__proto__', '/yritys'],
  ['/constructor', undefined],
  ['/%ff%00', undefined],
  ['', undefined],
  [`/${'a'.repeat(16_000)}`, undefined],
])('the table is asked for the key of a path (§2.3): %j → %j', async (path, target) => {
  const table =
    '/kampanja https://www.st1.se/\n/tilinp%C3%A4%C3%A4t%C3%B6s /tietoa-meista\n/lehdisto/* /lehti\n/__proto__ /yritys'
  expect(await lookUpsIn(fakeKv(published(table))).find(path)).toBe(target)
})

test('a warm look-up does not read KV, with or without a rule', async () => {
  const kv = fakeKv(published('/a  /b'))
  const { find } = lookUpsIn(kv)
  await find('/a')
  expect(kv.reads).toBe(1)
  for (const path of ['/a', '/x', '/A', '/y']) await find(path, START + 4_000)
  expect(kv.reads).toBe(1)
})

test('concurrent look-ups share one load of the table', async () => {
  const kv = fakeKv(published('/a  /b'))
  const { find } = lookUpsIn(kv)
  expect(await Promise.all(['/a', '/a', '/x', '/a'].map((path) => find(path)))).toEqual([
    '/b',
    '/b',
    undefined,
    '/b',
  ])
  expect(kv.reads).toBe(1)
})

test('a new version is used after 5 s, and the look-up that finds it does not wait for it', async () => {
  const values = published('/a  /old')
  const kv = fakeKv(values)
  const { find, background } = lookUpsIn(kv)
  await find('/a')
  for (const [key, value] of published('/a  /new')) values.set(key, value)
  expect(await find('/a', START + 4_999)).toBe('/old')
  expect(await find('/a', START + 5_000)).toBe('/old')
  await background()
  expect(await find('/a', START + 5_001)).toBe('/new')
})

test('in an idle isolate the first visitor gets a new version', async () => {
  const values = published('/a  /old')
  const { find } = lookUpsIn(fakeKv(values))
  await find('/a')
  for (const [key, value] of published('/a  /new')) values.set(key, value)
  expect(await find('/a', START + 3_600_000)).toBe('/new')
})

test('without a published table there is no redirect, and the log says once how to publish', async () => {
  const { find, logged, background } = lookUpsIn(fakeKv(new Map()))
  for (const now of [START, START + 60_000]) expect(await find('/a', now)).toBeUndefined()
  await background()
  expect(logged).toEqual([expect.stringMatching(/^warn redirect-table-empty .*npm run backend/)])
})

describe('a failure of KV never breaks a page', () => {
  test('before the first version: no redirect, logged, retried later', async () => {
    const kv = fakeKv(published('/a  /b'))
    const { answer } = kv
    kv.answer = () => Promise.reject(new Error('KV is down'))
    const { find, logged, background } = lookUpsIn(kv)
    expect(await find('/a')).toBeUndefined()
    expect(await find('/a', START + 1_000)).toBeUndefined()
    expect(kv.reads).toBe(1)
    expect(logged).toEqual([expect.stringMatching(/^error redirect-table-not-loaded .*KV is down/)])
    kv.answer = answer
    await find('/a', START + 5_000)
    await background()
    expect(await find('/a', START + 5_001)).toBe('/b')
  })

  test('later: the last known version', async () => {
    const kv = fakeKv(published('/a  /b'))
    const { find, background } = lookUpsIn(kv)
    await find('/a')
    kv.answer = () => {
      throw new Error('KV is down')
    }
    expect(await find('/a', START + 60_000)).toBe('/b')
    await background()
    expect(await find('/a', START + 3_600_000)).toBe('/b')
  })

  test('slower than 300 ms: no redirect now, and the table after it has arrived', async () => {
    const kv = fakeKv(published('/a  /b'))
    const { answer } = kv
    kv.answer = async (key) => {
      await scheduler.wait(350)
      return answer(key)
    }
    const { find, background } = lookUpsIn(kv)
    expect(await find('/a')).toBeUndefined()
    // later requests do not wait again
    expect(await find('/a', START + 310)).toBeUndefined()
    await background()
    expect(await find('/a', START + 600)).toBe('/b')
  })

  test('a load that never ends is abandoned and started again', async () => {
    const kv = fakeKv(published('/a  /b'))
    const { answer } = kv
    kv.answer = () => new Promise(() => {})
    const { find } = lookUpsIn(kv)
    expect(await find('/a')).toBeUndefined()
    kv.answer = answer
    expect(await find('/a', START + 15_001)).toBe('/b')
  })
})

test('without the binding REDIRECTS there is no redirect, and the log says why', async () => {
  const { find, logged } = lookUpsIn(undefined)
  expect(await find('/a')).toBeUndefined()
  expect(logged).toEqual([
    expect.stringMatching(/^error redirect-table-not-loaded .*the binding REDIRECTS is missing/),
  ])
})

describe('damaged values in KV are ignored and logged', () => {
  test.each([
    ['cut', '{"exa'],
    ['HTML', '<!doctype html>'],
    ['a list', '[]'],
    ['rules as a list', '{"exact":["/a"],"folders":{}}'],
    ['folders as a list', '{"exact":{"/a":"/b"},"folders":["/a"]}'],
    ['without rules', '{"folders":{"/a":"/b"}}'],
  ])('%s: the last table is kept, else there is no redirect', async (_, value) => {
    const values = new Map([['fi-FI', { value, metadata: { version: 1, at: START } }]])
    const { find, logged } = lookUpsIn(fakeKv(values))
    expect(await find('/a')).toBeUndefined()
    expect(logged).toEqual([expect.stringContaining('error redirect-table-not-loaded')])
    const later = published('/a  /b')
    const known = lookUpsIn(fakeKv(later))
    await known.find('/a')
    later.set('fi-FI', { value, metadata: { version: ++versions, at: START } })
    expect(await known.find('/a', START + 60_000)).toBe('/b')
  })

  test('a deleted value: the last table is kept', async () => {
    const values = published('/a  /b')
    const { find, logged } = lookUpsIn(fakeKv(values))
    await find('/a')
    values.clear()
    expect(await find('/a', START + 60_000)).toBe('/b')
    expect(logged).toEqual([expect.stringContaining('fi-FI is not in KV')])
  })

  test.each(['//evil.com', '', 7, null, ['/b']])('an unsafe target: %j', async (target) => {
    const { find, logged } = lookUpsIn(fakeKv(edited({ '/a': target, '/ok': '/b' })))
    expect(await find('/a')).toBeUndefined()
    expect(await find('/ok')).toBe('/b')
    expect(logged).toEqual([expect.stringMatching(/^warn redirect-target-ignored .*"path":"\/a"/)])
  })
})

test('a table of 10,000 rules is read once, and its first and last rules are found', async () => {
  const kv = fakeKv(
    published(
      Array.from({ length: 10_000 }, (_, index) => `/vanha/${index}  /uusi/${index}`).join('\n'),
    ),
  )
  const { find } = lookUpsIn(kv)
  await expect.poll(() => find('/VANHA/0')).toBe('/uusi/0')
  expect(await find('/vanha/9999')).toBe('/uusi/9999')
  expect(await find('/vanha/10000')).toBeUndefined()
  expect(kv.reads).toBe(1)
})

describe('the real namespace', () => {
  test('returns the published table', async () => {
    for (const locale of ['fi-FI', 'sv-SE'] as const) {
      const text = liveTableText(parseRedirectTable(`/gammal  /${locale}-ny`).rules)
      await env.REDIRECTS.put(locale, text, { metadata: { version: 1, at: START } })
    }
    for (const locale of ['fi-FI', 'sv-SE'] as const) {
      // a separate store object, because other test files of this isolate have used the namespace
      // at other times
      const { find, logged } = lookUpsIn(
        { getWithMetadata: (key, options) => env.REDIRECTS.getWithMetadata(key, options) },
        locale,
      )
      // on a busy machine the first look-up may take longer than the time limit
      await expect.poll(() => find('/gammal')).toBe(`/${locale}-ny`)
      expect(await find(`/${'ö'.repeat(600)}`)).toBeUndefined()
      expect(logged).toEqual([])
    }
  })
})

test('after the clock was an hour ahead and has been corrected, a new version is used', async () => {
  const values = published('/a  /old')
  const { find, background } = lookUpsIn(fakeKv(values))
  const ahead = START + 3_600_000
  await find('/a', ahead)
  await background()
  for (const [key, value] of published('/a  /new')) values.set(key, value)
  expect(await find('/a')).toBe('/new')
})
