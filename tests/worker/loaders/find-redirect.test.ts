import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { pointerPair } from '#redirects/versions/build-version.ts'
import { builtVersion } from '../../redirects/built-version.ts'
import { findRedirect } from '../../../worker/loaders/find-redirect.ts'
import type { RedirectStore } from '../../../worker/loaders/cached-redirects.ts'

const START = Date.UTC(2026, 10, 21, 8)

/** A namespace in memory that counts reads. Tests can make it slow or hanging. */
function fakeKv(values: Map<string, string>) {
  const kv = {
    reads: [] as string[],
    answer: async (key: string): Promise<string | null> => values.get(key) ?? null,
    get(key: string) {
      kv.reads.push(key)
      return kv.answer(key)
    },
  }
  return kv
}

/** Look-ups in one locale, with their background work and log lines. */
function lookUpsIn(kv: RedirectStore, locale: LocaleCode = 'fi-FI') {
  const pending: Promise<unknown>[] = []
  const find = (path: string, now = START) =>
    findRedirect({ bindings: { REDIRECTS: kv }, locale, now, preview: false, waitUntil: (work) => pending.push(work) }, path)
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

async function published(table: string, date = '2026-11-21'): Promise<Map<string, string>> {
  const { name, pair } = await builtVersion(table, 'fi-FI', date)
  return new Map([pair, pointerPair('fi-FI', { version: name })].map(({ key, value }) => [key, value]))
}

test('an entry edited by hand may have times far outside the calendar', async () => {
  const values = edited({ '/a': { to: '/b', from: -1e300, until: 1e300 }, '/c': { to: '/b', from: 1e300 } })
  const { find } = lookUpsIn(fakeKv(values))
  expect([await find('/a'), await find('/c')]).toEqual(['/b', undefined])
})

/** A version edited by staff. */
function edited(entries: Record<string, unknown>): Map<string, string> {
  return new Map([
    ['fi-FI/live', '{"version":"x"}'],
    ['fi-FI/x', JSON.stringify({ entries })],
  ])
}

describe('a path is matched decoded and in NFC, first exactly, then without letter case (§2.3)', async () => {
  const table =
    '/skal  /jasenyys\n/tilinp%C3%A4%C3%A4t%C3%B6s  /tietoa-meista\n/p%C3%A4iv%C3%A4%201  /\n/Kampanja  https://www.st1.se/\n/__proto__  /yritys\n/100%  /hinnat'
  const { find } = lookUpsIn(fakeKv(await published(table)))
  test.each([
    ['/skal', '/jasenyys'],
    ['/SKAL', '/jasenyys'],
    ['/skal/', '/jasenyys'],
    ['/tilinpäätös', '/tietoa-meista'],
    ['/tilinpa\u0308a\u0308to\u0308s', '/tietoa-meista'],
    ['/TILINP%c3%84%C3%84T%C3%96S', '/tietoa-meista'],
    ['/päivä 1', '/'],
    ['/kampanja', 'https://www.st1.se/'],
    ['/Kampanja', 'https://www.st1.se/'],
    ['/__proto__', '/yritys'],
    ['/100%', '/hinnat'],
    ['/skal/jasenet', undefined],
    ['/constructor', undefined],
    ['/%', undefined],
    ['/%ff%00', undefined],
    ['/', undefined],
    ['', undefined],
    ['.', undefined],
    ['..', undefined],
    ['constructor', undefined],
    [`/${'a'.repeat(16_000)}`, undefined],
    ['/\ud800', undefined],
  ])('%j → %j', async (path, target) => {
    expect(await find(path)).toBe(target)
  })
})

describe('a prefix rule matches its path and every path below it', async () => {
  const table = `
/lehdisto/*         /tietoa-meista
/vanha/*            /uusi/:splat
/vanha/kuvat/*      https://kuvat.st1.fi/arkisto/:splat?vanha=1
/vanha/kuvat/logo   /logo
/Tuki/%C3%A4*       /ei-etuliite
/Tuki/*             /haku?q=:splat#:splat
/juuri/*            /:splat`
  const { find } = lookUpsIn(fakeKv(await published(table)))
  test.each([
    ['/lehdisto', '/tietoa-meista'],
    ['/Lehdisto/2019/Kes%C3%A4/', '/tietoa-meista'],
    ['/lehdistot', undefined],
    ['/vanha', '/uusi'],
    ['/vanha/A/b', '/uusi/A/b'],
    ['/VANHA/A', '/uusi/A'],
    ['/vanha/kuvat', 'https://kuvat.st1.fi/arkisto?vanha=1'],
    ['/vanha/kuvat/1/2.png', 'https://kuvat.st1.fi/arkisto/1/2.png?vanha=1'],
    ['/vanha/kuvat/logo', '/logo'],
    ['/vanha/kuvat/logo/x', 'https://kuvat.st1.fi/arkisto/logo/x?vanha=1'],
    ['/vanha/kuvatko', '/uusi/kuvatko'],
    ['/tuki/mätä & märkä', '/haku?q=m%C3%A4t%C3%A4%20%26%20m%C3%A4rk%C3%A4#m%C3%A4t%C3%A4%20%26%20m%C3%A4rk%C3%A4'],
    ['/juuri', '/'],
  ])('%j → %j', async (path, target) => {
    expect(await find(path)).toBe(target)
  })

  test.each([
    ['/juuri//evil.com', '/evil.com'],
    ['/juuri/%2F%2Fevil.com', '/evil.com'],
    ['/juuri/%5C%5Cevil.com', '/%255C%255Cevil.com'],
    ['/juuri/\\\\evil.com', '/%5C%5Cevil.com'],
    ['/juuri/a\r\nSet-Cookie: x', '/a%0D%0ASet-Cookie%3A%20x'],
    ['/juuri/a%0d%0aSet-Cookie:x', '/a%250d%250aSet-Cookie%3Ax'],
    ['/juuri/a?b#c', '/a%3Fb%23c'],
    ['/juuri/100%', '/100%25'],
    ['/juuri/%ff', '/%25ff'],
    ['/juuri/$&$1', '/%24%26%241'],
    ['/juuri/:splat', '/%3Asplat'],
    ['/juuri/\ud800', '/%EF%BF%BD'],
    ['/juuri/../x', undefined],
    ['/vanha/kuvat/%2e%2e/salainen', undefined],
    ['/vanha/kuvat/@evil.com', 'https://kuvat.st1.fi/arkisto/%40evil.com?vanha=1'],
  ])('the path of a visitor cannot change the host, query or header: %j → %j', async (path, target) => {
    const location = await find(path)
    // a control character is refused in every encoding
    expect(location).toBe(target?.includes('%0D') ? undefined : target)
    if (location?.startsWith('/')) expect(new URL(`https://site.test${location}`).host).toBe('site.test')
  })

  test('a prefix rule of the root matches all paths', async () => {
    const { find } = lookUpsIn(fakeKv(await published('/*  https://www.st1.fi/:splat\n/a  /b')))
    expect(await Promise.all(['/', '/a', '/x/Y'].map((path) => find(path)))).toEqual(['https://www.st1.fi', '/b', 'https://www.st1.fi/x/Y'])
  })
})

describe('a rule is valid from the beginning of its first day to the end of its last day, in the time zone of its locale', async () => {
  const table = '/joulu  /joulutarjous  from 2026-12-01 until 2027-01-31\n/joulu/*  /kampanjat/:splat  until 2026-12-24\n/*  /muu'
  const { find } = lookUpsIn(fakeKv(await published(table)))
  test.each([
    ['/joulu', '2026-11-30T23:59:59.999+02:00', '/kampanjat'],
    ['/joulu', '2026-12-01T00:00:00+02:00', '/joulutarjous'],
    ['/joulu/x', '2026-12-24T23:59:59.999+02:00', '/kampanjat/x'],
    ['/joulu/x', '2026-12-25T00:00:00+02:00', '/muu'],
    ['/joulu', '2027-01-31T23:59:59.999+02:00', '/joulutarjous'],
    ['/joulu', '2027-02-01T00:00:00+02:00', '/muu'],
  ])('%s at %s → %s', async (path, moment, target) => {
    // the same cached version is used: a new day needs no new version
    await find(path, START)
    expect(await find(path, Date.parse(moment))).toBe(target)
  })
})

test('a small table of an earlier build, without prefixes and source, can be read', async () => {
  const values = edited({})
  values.set('fi-FI/x', JSON.stringify({ kind: 'table', entries: { '/Kampanja': '/a', '/kampanja': '/a', '/b': 'https://www.st1.se/' } }))
  const { find } = lookUpsIn(fakeKv(values))
  expect(await Promise.all(['/KAMPANJA', '/b', '/c'].map((path) => find(path)))).toEqual(['/a', 'https://www.st1.se/', undefined])
})

describe('a large table of an earlier build, in parts, cannot be read', () => {
  const inParts = JSON.stringify({ kind: 'shards', shards: 80, bloom: { bits: '', hashes: 7 }, prefixes: { '/vanha': '/muu' } })

  test('the known version stays, the failure is logged, and publishing again fixes it', async () => {
    const values = edited({ '/a': '/b' })
    const { find, logged, background } = lookUpsIn(fakeKv(values))
    await find('/a')
    values.set('fi-FI/live', '{"version":"y"}').set('fi-FI/y', inParts)
    await find('/a', START + 60_000)
    await background()
    expect([await find('/a', START + 60_001), await find('/vanha/x', START + 60_002)]).toEqual(['/b', undefined])
    expect(logged).toEqual([expect.stringContaining('error redirect-table-not-loaded')])
    for (const [key, value] of await published('/a  /new')) values.set(key, value)
    await find('/a', START + 120_000)
    await background()
    expect(await find('/a', START + 120_001)).toBe('/new')
  })

  test('until the next publication, a new isolate has no redirects', async () => {
    const { find } = lookUpsIn(fakeKv(edited({}).set('fi-FI/x', inParts)))
    expect(await find('/vanha/x')).toBeUndefined()
  })
})

test('a warm look-up does not read KV, with or without a rule', async () => {
  const kv = fakeKv(await published('/a  /b'))
  const { find } = lookUpsIn(kv)
  await find('/a')
  expect(kv.reads).toHaveLength(2)
  for (const path of ['/a', '/x', '/A', '/y']) await find(path, START + 4_000)
  expect(kv.reads).toHaveLength(2)
})

test('concurrent look-ups share one load of the table', async () => {
  const kv = fakeKv(await published('/a  /b'))
  const { find } = lookUpsIn(kv)
  expect(await Promise.all(['/a', '/a', '/x', '/a'].map((path) => find(path)))).toEqual(['/b', '/b', undefined, '/b'])
  expect(kv.reads).toHaveLength(2)
})

test('a new version is used after 5 s, and the look-up that finds it does not wait for it', async () => {
  const values = await published('/a  /old')
  const kv = fakeKv(values)
  const { find, background } = lookUpsIn(kv)
  await find('/a')
  for (const [key, value] of await published('/a  /new')) values.set(key, value)
  expect(await find('/a', START + 4_999)).toBe('/old')
  expect(await find('/a', START + 5_000)).toBe('/old')
  await background()
  expect(await find('/a', START + 5_001)).toBe('/new')
  const reads = kv.reads.length
  await find('/a', START + 10_001)
  await background()
  // the version is known: only the pointer is read
  expect(kv.reads.slice(reads)).toEqual(['fi-FI/live'])
})

test('in an idle isolate the first visitor gets a new version', async () => {
  const values = await published('/a  /old')
  const { find } = lookUpsIn(fakeKv(values))
  await find('/a')
  for (const [key, value] of await published('/a  /new')) values.set(key, value)
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
    const kv = fakeKv(await published('/a  /b'))
    const { answer } = kv
    kv.answer = () => Promise.reject(new Error('KV is down'))
    const { find, logged, background } = lookUpsIn(kv)
    expect(await find('/a')).toBeUndefined()
    expect(await find('/a', START + 1_000)).toBeUndefined()
    expect(kv.reads).toHaveLength(1)
    expect(logged).toEqual([expect.stringMatching(/^error redirect-table-not-loaded .*KV is down/)])
    kv.answer = answer
    await find('/a', START + 5_000)
    await background()
    expect(await find('/a', START + 5_001)).toBe('/b')
  })

  test('later: the last known version', async () => {
    const kv = fakeKv(await published('/a  /b'))
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
    const kv = fakeKv(await published('/a  /b'))
    const { answer } = kv
    kv.answer = async (key) => {
      await scheduler.wait(250)
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
    const kv = fakeKv(await published('/a  /b'))
    const { answer } = kv
    kv.answer = () => new Promise(() => {})
    const { find } = lookUpsIn(kv)
    expect(await find('/a')).toBeUndefined()
    kv.answer = answer
    expect(await find('/a', START + 15_001)).toBe('/b')
  })
})

describe('damaged values in KV are ignored and logged', () => {
  test.each([
    ['the pointer', 'fi-FI/live', '{"version'],
    ['the pointer, with an invalid version', 'fi-FI/live', '{"version":"../../x"}'],
    ['the version', 'fi-FI/x', '{"entr'],
    ['the version, which is HTML', 'fi-FI/x', '<!doctype html>'],
    ['the version, which is a list', 'fi-FI/x', '[]'],
    ['the version, whose entries are a list', 'fi-FI/x', '{"entries":["/a"]}'],
    ['the version, whose prefixes are a list', 'fi-FI/x', '{"entries":{"/a":"/b"},"prefixes":["/a"]}'],
    ['the version, without entries', 'fi-FI/x', '{"prefixes":{"/a":"/b"}}'],
  ])('%s', async (_, key, value) => {
    const { find, logged } = lookUpsIn(fakeKv(edited({ '/a': '/b' }).set(key, value)))
    expect(await find('/a')).toBeUndefined()
    expect(logged).toEqual([expect.stringContaining('error redirect-table-not-loaded')])
  })

  test('a pointer to a version that has not arrived yet keeps the known version', async () => {
    const values = edited({ '/a': '/b' })
    const { find, logged, background } = lookUpsIn(fakeKv(values))
    await find('/a')
    values.set('fi-FI/live', '{"version":"y"}')
    await find('/a', START + 60_000)
    await background()
    expect(await find('/a', START + 60_001)).toBe('/b')
    expect(logged).toEqual([expect.stringContaining('fi-FI/y is not in KV')])
  })

  test.each([
    '//evil.com',
    '/\\evil.com',
    'javascript:alert(1)',
    'https:evil.com',
    '/b\r\nSet-Cookie: x',
    '',
    7,
    null,
    {},
    ['/b'],
    { to: 7 },
    { to: `/${'a'.repeat(8_000)}` },
    { to: '//evil.com' },
    { to: '/b', from: '2026-01-01' },
    { to: '/b', until: null },
  ])('an unsafe target: %j', async (target) => {
    const { find, logged } = lookUpsIn(fakeKv(edited({ '/a': target, '/ok': '/b' })))
    expect(await find('/a')).toBeUndefined()
    expect(await find('/ok')).toBe('/b')
    expect(logged).toEqual([expect.stringMatching(/^warn redirect-target-ignored .*"source":"\/a"/)])
  })
})

test('a table of 20,000 rules is read once, and its first and last rules are found', async () => {
  const kv = fakeKv(await published(Array.from({ length: 20_000 }, (_, index) => `/vanha/${index}  /uusi/${index}`).join('\n')))
  const { find } = lookUpsIn(kv)
  await expect.poll(() => find('/VANHA/0')).toBe('/uusi/0')
  expect(await find('/vanha/19999')).toBe('/uusi/19999')
  expect(await find('/vanha/20000')).toBeUndefined()
  expect(kv.reads).toHaveLength(2)
})

describe('the real namespace', () => {
  test('returns the published version', async () => {
    for (const locale of ['fi-FI', 'sv-SE'] as const) {
      const { name, pair } = await builtVersion(`/gammal  /${locale}-ny`, locale)
      for (const { key, value } of [pair, pointerPair(locale, { version: name })]) await env.REDIRECTS.put(key, value)
    }
    for (const locale of ['fi-FI', 'sv-SE'] as const) {
      // a separate store object, because other test files of this isolate have used the namespace at other times
      const { find, logged } = lookUpsIn({ get: (key, options) => env.REDIRECTS.get(key, options) }, locale)
      // on a busy machine the first look-up may take longer than the time limit
      await expect.poll(() => find('/gammal')).toBe(`/${locale}-ny`)
      expect(await find(`/${'ö'.repeat(600)}`)).toBeUndefined()
      expect(logged).toEqual([])
    }
  })
})

test('after the clock was an hour ahead and has been corrected, a new version is used', async () => {
  const values = await published('/a  /old')
  const { find, background } = lookUpsIn(fakeKv(values))
  const ahead = START + 3_600_000
  await find('/a', ahead)
  await background()
  for (const [key, value] of await published('/a  /new')) values.set(key, value)
  expect(await find('/a')).toBe('/new')
})
