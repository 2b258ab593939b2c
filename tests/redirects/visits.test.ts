import { afterEach, describe, expect, test, vi } from 'vitest'
import { d1Visits, visitsSince } from '#redirects/visits/read-visits.ts'
import { wantedPaths } from '#redirects/visits/wanted-paths.ts'
import { memoryStores } from './memory-stores.ts'

afterEach(() => vi.unstubAllGlobals())

const SINCE = '2026-11-01'

function counted() {
  const stores = memoryStores()
  const add = (day: string, kind: string, path: string, referrer: string, noise: number, visits: number) =>
    stores.rows('INSERT INTO visits VALUES (?, ?, ?, ?, ?, ?, ?)', day, 'fi-FI', kind, path, referrer, noise, visits)
  return { visits: d1Visits(stores.db), add }
}

describe('visits in D1', () => {
  test('missing addresses have referrers, and those with the most visits of people come first', async () => {
    const { visits, add } = counted()
    add('2026-11-02', 'missing', '/few', '', 0, 3)
    add('2026-11-02', 'missing', '/many', 'a.example', 0, 4)
    add('2026-11-03', 'missing', '/many', 'b.example', 0, 6)
    add('2026-11-03', 'missing', '/many', '', 1, 900)
    add('2026-11-03', 'missing', '/wp-login.php', '', 1, 5_000)
    add('2026-10-31', 'missing', '/few', '', 0, 500)
    expect(await visits.missing('fi-FI', SINCE)).toEqual([
      { path: '/many', visits: 10, noise: 900, referrers: ['b.example', 'a.example'] },
      { path: '/few', visits: 3, noise: 0, referrers: [''] },
      { path: '/wp-login.php', visits: 0, noise: 5_000, referrers: [] },
    ])
    expect(await visits.missing('sv-SE', SINCE)).toEqual([])
  })

  test('hits are added up by path, and for several paths by day', async () => {
    const { visits, add } = counted()
    add('2026-11-02', 'hit', '/a', '', 0, 1)
    add('2026-11-03', 'hit', '/a', 'a.example', 0, 2)
    add('2026-11-03', 'hit', '/a', '', 1, 9)
    expect(await visits.hits('fi-FI', SINCE)).toEqual([{ path: '/a', visits: 3 }])
    expect(await visits.days('fi-FI', ['/a'], SINCE)).toEqual([
      { day: '2026-11-02', visits: 1 },
      { day: '2026-11-03', visits: 2 },
    ])
    expect(await visits.referrers('fi-FI', ['/a'], SINCE)).toEqual(['a.example', ''])
    add('2026-11-03', 'hit', '/A', 'b.example', 0, 5)
    expect(await visits.days('fi-FI', ['/a', '/A'], SINCE)).toEqual([
      { day: '2026-11-02', visits: 1 },
      { day: '2026-11-03', visits: 7 },
    ])
    expect(await visits.referrers('fi-FI', ['/a', '/A'], SINCE)).toEqual(['b.example', 'a.example', ''])
    expect(await visits.days('fi-FI', [], SINCE)).toEqual([])
  })
})

describe('a wanted address', () => {
  const pages = new Set(['/', '/yksityisille/tietosuoja', '/asemahaku'])
  const missing = (path: string, visits: number) => ({ path, visits, noise: 0, referrers: [] })

  test('has a suggestion: the page with the same last segment, else the most similar one', () => {
    const rows = wantedPaths([missing('/vanha/tietosuoja.html', 9), missing('/asemahku', 8)], { entries: new Map(), pages })
    expect(rows.map(({ suggestion }) => suggestion)).toEqual(['/yksityisille/tietosuoja', '/asemahaku'])
  })

  test('is not listed if a rule or a prefix matches it', () => {
    const entries = new Map([
      ['/a', '/a  /'],
      ['/old/*', '/old/*  /'],
    ])
    expect(wantedPaths([missing('/A', 9), missing('/old/x/y', 8), missing('/old', 7)], { entries, pages })).toEqual([])
    const all = new Map([['/*', '/*  /']])
    expect(wantedPaths([missing('/', 9), missing('/x', 8), missing('/x/y', 7)], { entries: all, pages })).toEqual([])
  })

  test('comes last if only crawlers requested it, or one visitor once', () => {
    const rows = wantedPaths([missing('/once', 1), missing('/bots', 0), missing('/twice', 2)], { entries: new Map(), pages })
    expect(rows.map(({ path, isNoise }) => [path, isNoise])).toEqual([
      ['/twice', false],
      ['/once', true],
      ['/bots', true],
    ])
  })
})

test('the last 30 days include today, and one day is today', () => {
  expect(visitsSince(Date.UTC(2026, 10, 30))).toBe(SINCE)
  expect(visitsSince(Date.UTC(2026, 10, 30), 1)).toBe('2026-11-30')
})
