import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { attributes as english } from '#shared/messages/stations/attributes/en-EU.ts'
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import { distanceBetween } from '#shared/stations/places/distance.ts'
import type { MapFile } from '#shared/stations/places/map-file.ts'
import { nordicPlaces } from '#shared/stations/places/nordic-places.ts'
import { readLocatorQuery } from '#shared/stations/query/locator-query.ts'
import { createRoadGraph } from '#shared/stations/route/road-graph.ts'
import { fitsChoices } from '#shared/stations/search/count-choices.ts'
import { locatorAnswer } from '#shared/stations/search/locator-answer.ts'
import { createStationSet } from '#shared/stations/search/station-set.ts'
import { STATION_FILTERS } from '#shared/stations/services/station-filters.ts'
import { errorsBetween } from '#shared/text/word-fit.ts'
import { generatedStations } from '../generated-stations.ts'

vi.mock('#shared/stations/search/count-choices.ts', { spy: true })
vi.mock('#shared/stations/places/distance.ts', { spy: true })
vi.mock('#shared/text/word-fit.ts', { spy: true })

const STATIONS = 1_150
const PLACES = nordicPlaces()
const set = createStationSet(generatedStations(STATIONS), {
  serviceName: serviceNames(english),
  places: () => PLACES,
})
const CHOICES = `f=${STATION_FILTERS.map(({ id }) => id).join(',')}&service=TRUCK&open=now&charging=400`
const MISSPELT = 'helsnki tampr jyvkyla gotebrg stokhol trondhm brgen stvanger'

test.each([
  [
    '17 words beside all filters',
    `?q=${Array.from({ length: 17 }, (_, index) => `hlsnki${index}`).join(' ')}&${CHOICES}`,
  ],
  ['8 misspelt words', `?q=${MISSPELT}`],
  ['a place and a map area', `?q=helsinki&area=24.9,60,25.2,60.3&${CHOICES}`],
  ['the visitor’s position', `?near=69,27&${CHOICES}`],
  [
    'unknown ends of a route',
    `?from=${MISSPELT}&via=${MISSPELT}&via=${MISSPELT}&to=${MISSPELT}&q=${MISSPELT}&${CHOICES}`,
  ],
])('the worst queries compare each word, each station and each choice once: %s', (_, search) => {
  for (const each of [errorsBetween, fitsChoices, distanceBetween]) vi.mocked(each).mockClear()
  locatorAnswer(
    set,
    readLocatorQuery(search),
    { now: new Date('2026-11-20T12:00:00Z') },
    { rows: 20, hasPoints: true },
  )
  // each word, and the words together with and without spaces, with the names of about its length
  expect(vi.mocked(errorsBetween).mock.calls.length).toBeLessThan(10 * 3_000)
  // without each choice, with all and without all
  expect(vi.mocked(fitsChoices).mock.calls.length).toBeLessThan(
    STATIONS * (STATION_FILTERS.length + 6),
  )
  // from one or two places, and between the towns of the main roads
  expect(vi.mocked(distanceBetween).mock.calls.length).toBeLessThan(10 * STATIONS)
})

test('a route with the most stops enters each point of a road about once for each of its legs', () => {
  const files = ['main', 'regional'].map(
    (kind) => JSON.parse(readFileSync(`public/map/${kind}-roads.json`, 'utf8')) as MapFile,
  )
  const roads = createRoadGraph(files)
  vi.mocked(distanceBetween).mockClear()
  const query = readLocatorQuery(
    `?from=Malmö&via=Kirkenes&via=Malmö&via=Kirkenes&to=Malmö&${CHOICES}`,
  )
  const { route } = locatorAnswer(
    set,
    query,
    { now: new Date('2026-11-20T12:00:00Z'), roads },
    { rows: 20, hasPoints: true },
  )
  expect(route?.kilometres).toBeGreaterThan(8_000)
  expect(vi.mocked(distanceBetween).mock.calls.length).toBeLessThan(4 * 1.5 * roads.points.length)
})
