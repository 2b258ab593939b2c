import { expect, test } from 'vitest'
import { checkStations } from '../../backend/seed/check-stations.ts'
import { allSites } from '../../backend/seed/stations/all-sites.ts'
import { stationSeed, type StationSeed } from '../../backend/seed/stations/station-seed.ts'

test('the embedded stations have ids and slugs of their own, stand in their country and have known codes', () => {
  expect(checkStations(allSites().map(stationSeed))).toEqual([])
})

function withFirst(change: (first: StationSeed) => StationSeed): string[] {
  const [first, second] = allSites().slice(0, 2).map(stationSeed)
  if (first === undefined || second === undefined) throw new Error('There are no stations.')
  return checkStations([change(first), second])
}

test.each([
  ['an id twice', withFirst((one) => ({ ...one, site: { ...one.site, id: 'fi-1002' } })), 'two stations have the id fi-1002'],
  [
    'a slug twice',
    withFirst((one) => ({ ...one, site: { ...one.site, slug: 'st1-tampere-hervanta' } })),
    'two stations have the slug st1-tampere-hervanta',
  ],
  [
    'a place with latitude and longitude swapped',
    withFirst((one) => ({ ...one, site: { ...one.site, location: { lat: one.site.location.lon, lon: one.site.location.lat } } })),
    'St1 Helsinki Malmi stands outside FI',
  ],
  [
    'a code nobody knows',
    withFirst((one) => ({ ...one, summary: { ...one.summary, services: ['finland/lunhc'] } })),
    'St1 Helsinki Malmi has finland/lunhc, which is neither in the catalogue nor unknown on purpose',
  ],
])('%s is named', (_name, problems, problem) => {
  expect(problems).toEqual([problem])
})
