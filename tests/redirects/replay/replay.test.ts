import { expect, test } from 'vitest'
import { createEndOf } from '#redirects/check/end-of-path.ts'
import { addReplayed, nothingReplayed, replay } from '#redirects/replay/replay.ts'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { createFindEntry } from '#redirects/table/rule-index.ts'
import { tableEntries } from '#redirects/table/table-entries.ts'
import { contextOf } from '../check/check-context.ts'

function endOf(table: string) {
  return createEndOf(createFindEntry(tableEntries(parseRedirectTable(table)), '2026-11-21'), contextOf())
}

const live = endOf('/a  /yritys\n/b  /asemahaku\n/c  /yritys\n/d  https://www.st1.com/x\n/same/*  /yritys')
const staged = endOf('/a  /gone\n/b  /yritys\n/c  /c2\n/c2  /yritys\n/e  /yritys\n/same/*  /yritys')

test('addresses that newly fail, are fixed or get another target are sorted by visits', () => {
  const visits = [
    ['/a', 5],
    ['/b?x=1', 70],
    ['/c', 9],
    ['/d', 3],
    ['/e', 50],
    ['/same/x', 2],
    ['/never', 8],
    ['/yritys', 900],
  ] as const
  const { rows, totals } = replay(visits, live, staged)
  expect(rows.map(({ kind, address, visits }) => [kind, address, visits])).toEqual([
    ['changed', '/b?x=1', 70],
    ['fixed', '/e', 50],
    ['fails', '/a', 5],
    ['fails', '/d', 3],
  ])
  expect(totals).toEqual({
    fails: { addresses: 2, visits: 8 },
    fixed: { addresses: 1, visits: 50 },
    changed: { addresses: 1, visits: 70 },
    same: { addresses: 4, visits: 919 },
  })
})

test('an address newly fails if its redirects become a loop or a chain that the site does not follow', () => {
  const chain = endOf('/a  /1\n/1  /2\n/2  /3\n/3  /4\n/4  /5\n/5  /yritys')
  expect(replay([['/a', 1]], live, chain).rows).toMatchObject([{ kind: 'fails' }])
  expect(replay([['/a', 1]], live, endOf('/a  /b\n/b  /a')).rows).toMatchObject([{ kind: 'fails' }])
})

test('the host of an address is ignored', () => {
  expect(replay([['https://www.st1.fi/a', 1]], live, staged).rows).toMatchObject([{ kind: 'fails', address: 'https://www.st1.fi/a' }])
})

test('replaying in parts gives the same result', () => {
  const visits = [
    ['/a', 5],
    ['/b', 70],
    ['/e', 9],
  ] as const
  const parts = visits.map((visit) => replay([visit], live, staged)).reduce(addReplayed, nothingReplayed())
  expect(parts).toEqual(replay(visits, live, staged))
})

test('20,000 addresses are replayed in seconds', () => {
  const table = Array.from({ length: 20_000 }, (_, n) => `/old/${n}  /yritys`).join('\n')
  const visits = Array.from({ length: 20_000 }, (_, n) => [`/old/${n}`, n] as const)
  const [before, after] = [endOf(table), endOf(`${table.replaceAll('5  /yritys', '5  /gone')}`)]
  const began = process.cpuUsage()
  const { totals } = replay(visits, before, after)
  const { user, system } = process.cpuUsage(began)
  expect(totals.fails.addresses).toBe(2_000)
  // CPU time; a laptop needs 0.4 s
  expect((user + system) / 1000).toBeLessThan(5_000)
})
