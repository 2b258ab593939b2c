import { expect, test } from 'vitest'
import { readItems } from '#shared/contract/read-values.ts'
import { readStationSummary, type StationSummary } from '#shared/contract/station.ts'
import { distanceBetween } from '#shared/stations/distance.ts'
import { findStations } from '#shared/stations/find-stations.ts'
import { readLocatorQuery } from '#shared/stations/locator-query.ts'
import { nordicPlaces } from '#shared/stations/nordic-places.ts'
import { MAIN_ROADS } from '#shared/stations/route/main-roads.ts'
import { createStationSet } from '#shared/stations/station-set.ts'
import { STATIONS } from '../../backend/content/stations/stations.ts'
import { stationRow } from '../../backend/seed/station-rows.ts'
import { stationListJson } from '../../backend/stations/station-list.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const json = JSON.parse(stationListJson(STATIONS.map(stationRow), 'en-EU', NOW))
const stations = readItems(json.stations, readStationSummary)
const places = nordicPlaces()
const set = createStationSet(stations, (code) => code, places)
const find = (from: string, to: string) => findStations(set, readLocatorQuery(`?from=${from}&to=${to}`), { now: NOW })

const MOST_METRES = 180_000
/** The length of the road. The line is by air from town to town. */
const LENGTHS: [from: string, to: string, kilometres: number][] = [
  ['Tampere', 'Helsinki', 178],
  ['Helsinki', 'Oulu', 607],
  ['Turku', 'Helsinki', 168],
  ['Helsinki', 'Lappeenranta', 221],
  ['Vaasa', 'Jyväskylä', 285],
  ['Stockholm', 'Göteborg', 468],
  ['Malmö', 'Stockholm', 614],
  ['Sundsvall', 'Östersund', 188],
  ['Karlstad', 'Oslo', 220],
  ['Oslo', 'Bergen', 463],
  ['Oslo', 'Trondheim', 492],
  ['Kristiansand', 'Stavanger', 235],
  ['Oslo', 'Göteborg', 293],
]

test('every town of the main roads is a known place near the towns before and after it', () => {
  const wrong = MAIN_ROADS.trim()
    .split('\n')
    .flatMap((road) => {
      const names = road.slice(road.indexOf(':') + 2).split(', ')
      return names.flatMap((name, index) => {
        const [place, before] = [set.placeNamed(name), set.placeNamed(names[index - 1] ?? name)]
        if (!place || !before) return [`${road.split(':')[0]}: ${name} is unknown`]
        const metres = distanceBetween(before.location, place.location)
        return metres > MOST_METRES ? [`${road.split(':')[0]}: ${name} is ${Math.round(metres / 1000)} km away`] : []
      })
    })
  expect(wrong).toEqual([])
})

test.each(LENGTHS)(
  'a line from %s to %s is somewhat shorter than the road, and has stations of the towns on it',
  (from, to, kilometres) => {
    const { route, stations: found } = find(from, to)
    expect(route?.kilometres).toBeGreaterThan(kilometres * 0.75)
    expect(route?.kilometres).toBeLessThan(kilometres * 1.05)
    expect(found.length).toBeGreaterThan(4)
  },
)

test('the line from Tampere to Helsinki passes Hämeenlinna, Riihimäki and Hyvinkää', () => {
  const cities = find('Tampere', 'Helsinki').stations.map(({ station: { address } }) => address.city)
  const order = ['Tampere', 'Hämeenlinna', 'Riihimäki', 'Hyvinkää', 'Helsinki'].map((city) => cities.indexOf(city))
  expect(order.every((index) => index >= 0)).toBe(true)
  expect(order).toEqual(order.toSorted((one, other) => one - other))
})

test('among 10,000 stations, the longest routes are found within a fraction of a second', () => {
  const many = Array.from({ length: 9 }, (_, copy) => stations.map((each) => moved(each, copy))).flat()
  const large = createStationSet(many, (code) => code, places)
  const route = () => findStations(large, readLocatorQuery('?from=Malmö&to=Kirkenes&via=Bergen&via=Helsinki'), { now: NOW })
  route()
  const begun = process.cpuUsage()
  for (let round = 0; round < 5; round++) expect(route().stations.length).toBeGreaterThan(1000)
  const { user } = process.cpuUsage(begun)
  expect(user / 5 / 1000).toBeLessThan(400)
})

function moved(station: StationSummary, copy: number): StationSummary {
  const { id, location } = station
  return { ...station, id: `${id}-${copy}`, ...(location && { location: { lat: location.lat + copy / 500, lon: location.lon } }) }
}
