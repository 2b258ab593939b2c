import { expect, test } from 'vitest'
import { sourceOf } from '../../../../client/stations/map/source-of.ts'
import { wantsFit } from '../../../../client/stations/map/wants-fit.ts'

const view = { west: 20, south: 60, east: 30, north: 66 }
const inHelsinki = [{ lat: 60.2, lon: 24.9 }]
const inOslo = [{ lat: 59.9, lon: 10.7 }]
const inTampere = [...inHelsinki, { lat: 61.5, lon: 23.8 }]
const everywhere = [...inHelsinki, { lat: 65, lon: 25.5 }]

test.each([
  ['the map stays while it shows all results well', { stations: everywhere, moved: false }, false],
  ['it goes to results that are a small part of it', { stations: inTampere, moved: false }, true],
  ['it goes to results of which it does not show all', { stations: [...everywhere, ...inOslo], moved: false }, true],
  ['a view the visitor chose stays while it shows them', { stations: everywhere, moved: true }, false],
  ['it goes to stations that the chosen view does not show', { stations: inOslo, moved: true }, true],
  ['it goes to results that would be a dot in the chosen view', { stations: inHelsinki, moved: true }, true],
  ['no stations leave it where it is', { stations: [], moved: false }, false],
])('%s', async (_, { stations, moved }, fits) => {
  const source = sourceOf(stations.map((place) => ({ id: '', name: '', town: '', ...place })))
  expect(await wantsFit({ stations: source, moved, view })).toBe(fits)
})
