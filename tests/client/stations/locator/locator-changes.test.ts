import { withChange, withFilter, withoutFilters, withPosition, withText } from '#client/stations/locator/locator-changes.ts'
import { withoutChoice } from '#shared/stations/locator-choices.ts'
import { type LocatorQuery, readLocatorQuery, writeLocatorQuery } from '#shared/stations/locator-query.ts'
import { expect, test } from 'vitest'

const AREA = { west: 20, south: 60, east: 25.5, north: 65 }
const HERE = { lat: 60.17, lon: 24.94 }

const CHANGES: [what: string, from: string, change: (query: LocatorQuery) => LocatorQuery, to: string][] = [
  ['add a filter', '?q=turku', (query) => withFilter(query, 'lunch', true), '?q=turku&f=lunch'],
  ['remove a filter', '?f=lunch,sauna', (query) => withFilter(query, 'lunch', false), '?f=sauna'],
  ['add the same filter again', '?f=lunch', (query) => withFilter(query, 'lunch', true), '?f=lunch'],
  [
    'another filter resets the selected station and the rows',
    '?f=lunch&s=a&rows=60',
    (query) => withFilter(query, 'sauna', true),
    '?f=lunch,sauna',
  ],
  ['unknown parameters stay', '?utm_source=x&rows=40', (query) => withText(query, 'oulu'), '?q=oulu&utm_source=x'],
  ['all networks', '?service=MAIN', (query) => withChange(query, { service: undefined }), ''],
  ['the visitor’s position orders by distance', '?sort=name', (query) => withPosition(query, HERE), '?near=60.17,24.94'],
  ['remove the visitor’s position', '?near=60.17,24.94&sort=distance', (query) => withPosition(query, undefined), ''],
  ['selecting a station keeps the list', '?q=turku&rows=40', (query) => ({ ...query, selected: 'fi-1' }), '?q=turku&s=fi-1&rows=40'],
  [
    'the map’s area replaces a place',
    '?q=turku&f=lunch&s=a',
    (query) => withChange(query, { q: '', area: AREA }),
    '?area=20,60,25.5,65&f=lunch',
  ],
  [
    'the map’s area keeps services in the text',
    '?q=sauna+turku',
    (query) => withChange(query, { q: 'sauna', area: AREA }),
    '?q=sauna&area=20,60,25.5,65',
  ],
  ['remove the area', '?area=20,60,25.5,65&f=lunch&rows=40', (query) => withChange(withoutChoice(query, { kind: 'area' })), '?f=lunch'],
  ['a new text searches everywhere', '?area=20,60,25.5,65&f=lunch', (query) => withText(query, 'oulu'), '?q=oulu&f=lunch'],
  ['the visitor’s position replaces the map’s area', '?area=20,60,25.5,65', (query) => withPosition(query, HERE), '?near=60.17,24.94'],
  ['remove all filters', '?service=MAIN&q=oulu&area=20,60,25.5,65&f=lunch&open=now&rows=40', withoutFilters, '?q=oulu'],
]

test.each(CHANGES)('a change gives a new address: %s', (_, from, change, to) => {
  expect(writeLocatorQuery(change(readLocatorQuery(from)))).toBe(to)
})

test('rows are rounded to steps of twenty', () => {
  const searches = ['', '?rows=40', '?rows=41', '?rows=1', '?rows=-5', '?rows=abc', '?rows=9999999', '?rows=1e3', '?rows=900']
  const rows = searches.map((search) => readLocatorQuery(search).rows)
  expect(rows).toEqual([undefined, 40, 60, undefined, undefined, undefined, undefined, undefined, 900])
  expect(writeLocatorQuery(withChange(readLocatorQuery('?rows=40')))).toBe('')
})
