import { describe, expect, test } from 'vitest'
import { setAside } from '#redirects/store/set-aside.ts'
import { deleteOldVisits, missing, visitedPaths, visitsSince } from '#redirects/store/visits.ts'
import { wantedCount, wantedRows } from '#redirects/store/wanted.ts'
import { memoryStores } from '../memory-stores.ts'

const SINCE = '2026-11-01'
const NOW = Date.UTC(2026, 10, 30)

function counted() {
  const stores = memoryStores()
  const add = (...row: [day: string, kind: string, path: string, host: string, visits: number]) =>
    stores.rows("INSERT INTO visits VALUES (?, 'fi-FI', ?, ?, ?, ?)", ...row)
  return { ...stores, add }
}

test('hits are added up by path', async () => {
  const { db, add } = counted()
  add('2026-11-02', 'hit', '/a', '', 1)
  add('2026-11-03', 'hit', '/a', 'a.example', 2)
  add('2026-11-03', 'hit', '/A', 'b.example', 5)
  add('2026-11-03', 'missing', '/a', '', 1)
  expect(await visitedPaths(db, 'fi-FI', SINCE, 'hit')).toEqual([
    { path: '/A', visits: 5 },
    { path: '/a', visits: 3 },
  ])
  expect(await visitedPaths(db, 'fi-FI', SINCE)).toContainEqual({ path: '/a', visits: 4 })
})

test('missing addresses have referrers, and those with the most visits come first', async () => {
  const { db, add } = counted()
  add('2026-11-02', 'missing', '/few', '', 3)
  add('2026-11-02', 'missing', '/many', 'a.example', 4)
  add('2026-11-03', 'missing', '/many', 'b.example', 6)
  add('2026-10-31', 'missing', '/few', '', 500)
  expect(await missing(db, 'fi-FI', SINCE)).toEqual([
    { path: '/many', visits: 10, referrers: ['b.example', 'a.example'] },
    { path: '/few', visits: 3, referrers: [''] },
  ])
  expect(await missing(db, 'sv-SE', SINCE)).toEqual([])
})

test('visits of more than 90 days ago and of the least visited paths beyond 5,000 are deleted', async () => {
  const { db, add, rows } = counted()
  add('2026-09-02', 'hit', '/kept', '', 1)
  add('2026-09-01', 'hit', '/old', '', 1)
  for (let index = 0; index < 5_000; index++)
    add('2026-11-02', 'missing', `/p${index}`, '', index === 7 ? 1 : 2)
  await deleteOldVisits(db, NOW)
  expect(rows('SELECT COUNT(*) AS count FROM visits')).toEqual([{ count: 5_000 }])
  expect(rows("SELECT path FROM visits WHERE path IN ('/kept', '/old', '/p7')")).toEqual([
    { path: '/p7' },
  ])
})

describe('a wanted address', () => {
  const pages = new Set(['/', '/yksityisille/tietosuoja', '/asemahaku'])

  test('has a suggestion, and is not listed if a rule or a folder matches it', async () => {
    const { db, add } = counted()
    add('2026-11-02', 'missing', '/vanha/tietosuoja.html', '', 9)
    add('2026-11-02', 'missing', '/asemahku', '', 8)
    add('2026-11-02', 'missing', '/A', '', 7)
    add('2026-11-02', 'missing', '/old/x', '', 7)
    add('2026-11-02', 'missing', '/once', '', 1)
    const entries = new Map([
      ['/a', '/a  /'],
      ['/old/*', '/old/*  /'],
    ])
    expect(await wantedRows(db, 'fi-FI', { entries, pages }, NOW)).toMatchObject([
      { path: '/vanha/tietosuoja.html', suggestion: { target: '/yksityisille/tietosuoja' } },
      { path: '/asemahku', suggestion: { target: '/asemahaku' }, isOnce: false },
      { path: '/once', isOnce: true },
    ])
  })

  test('can be set aside and shown again, and is counted unless it was asked for once', async () => {
    const { db, add } = counted()
    for (const [path, visits] of Object.entries({ '/a': 2, '/b': 2, '/once': 1 }))
      add('2026-11-02', 'missing', path, '', visits)
    const aside = { locale: 'fi-FI', kind: 'path', names: ['/a'], who: 'ann', at: NOW } as const
    await setAside(db, { ...aside, isAside: true })
    const rows = await wantedRows(db, 'fi-FI', { entries: new Map(), pages }, NOW)
    expect(rows.map(({ path, isAside }) => [path, isAside])).toEqual([
      ['/a', true],
      ['/b', false],
      ['/once', false],
    ])
    expect(await wantedCount(db, 'fi-FI', NOW)).toBe(1)
    await setAside(db, { ...aside, isAside: false })
    expect(await wantedCount(db, 'fi-FI', NOW)).toBe(2)
  })
})

test('the last 30 days include today, and one day is today', () => {
  expect(visitsSince(NOW)).toBe(SINCE)
  expect(visitsSince(NOW, 1)).toBe('2026-11-30')
})
