import { withChange, withFilter, withoutFilters, withPosition, withText } from '#client/stations/locator/locator-changes.ts'
import { withoutChoice } from '#shared/stations/locator-choices.ts'
import { type LocatorQuery, readLocatorQuery, writeLocatorQuery } from '#shared/stations/locator-query.ts'
import { expect, test } from 'vitest'

const AREA = { west: 20, south: 60, east: 25.5, north: 65 }
const HERE = { lat: 60.17, lon: 24.94 }

const CHANGES: [what: string, from: string, change: (query: LocatorQuery) => LocatorQuery, to: string][] = [
  ['a filter more', '?q=turku', (query) => withFilter(query, 'lunch', true), '?q=turku&f=lunch'],
  ['a filter less', '?f=lunch,sauna', (query) => withFilter(query, 'lunch', false), '?f=sauna'],
  ['the same filter again', '?f=lunch', (query) => withFilter(query, 'lunch', true), '?f=lunch'],
  [
    'another choice forgets the chosen station and the rows',
    '?f=lunch&s=a&rows=60',
    (query) => withFilter(query, 'sauna', true),
    '?f=lunch,sauna',
  ],
  ['words of others stay', '?utm_source=x&rows=40', (query) => withText(query, 'oulu'), '?q=oulu&utm_source=x'],
  ['all networks', '?service=MAIN', (query) => withChange(query, { service: undefined }), ''],
  ['my place orders by distance', '?sort=name', (query) => withPosition(query, HERE), '?near=60.17,24.94'],
  ['my place forgotten', '?near=60.17,24.94&sort=distance', (query) => withPosition(query, undefined), ''],
  ['a station chosen keeps the list', '?q=turku&rows=40', (query) => ({ ...query, selected: 'fi-1' }), '?q=turku&s=fi-1&rows=40'],
  [
    'the area of the map instead of a place',
    '?q=turku&f=lunch&s=a',
    (query) => withChange(query, { q: '', area: AREA }),
    '?area=20,60,25.5,65&f=lunch',
  ],
  ['its services stay', '?q=sauna+turku', (query) => withChange(query, { q: 'sauna', area: AREA }), '?q=sauna&area=20,60,25.5,65'],
  ['the area given up', '?area=20,60,25.5,65&f=lunch&rows=40', (query) => withChange(withoutChoice(query, { kind: 'area' })), '?f=lunch'],
  ['new words are looked for everywhere', '?area=20,60,25.5,65&f=lunch', (query) => withText(query, 'oulu'), '?q=oulu&f=lunch'],
  ['my place is not the map’s area', '?area=20,60,25.5,65', (query) => withPosition(query, HERE), '?near=60.17,24.94'],
  ['no filters', '?service=MAIN&q=oulu&area=20,60,25.5,65&f=lunch&open=now&rows=40', withoutFilters, '?q=oulu'],
]

test.each(CHANGES)('the address is the state: %s', (_, from, change, to) => {
  expect(writeLocatorQuery(change(readLocatorQuery(from)))).toBe(to)
})

test('rows go in steps of twenty, whatever the address says', () => {
  const searches = ['', '?rows=40', '?rows=41', '?rows=1', '?rows=-5', '?rows=abc', '?rows=9999999', '?rows=1e3', '?rows=900']
  const rows = searches.map((search) => readLocatorQuery(search).rows)
  expect(rows).toEqual([undefined, 40, 60, undefined, undefined, undefined, undefined, undefined, 900])
  expect(writeLocatorQuery(withChange(readLocatorQuery('?rows=40')))).toBe('')
})
