import { expect, test } from 'vitest'
import { areaOf } from '#client/stations/map/shown-area.ts'
import { wantsFit } from '#client/stations/map/use-fit.ts'

const view = { west: 20, south: 60, east: 30, north: 66 }
const inHelsinki = [{ lat: 60.2, lon: 24.9 }]
const inOslo = [{ lat: 59.9, lon: 10.7 }]
const inTampere = [...inHelsinki, { lat: 61.5, lon: 23.8 }]
const everywhere = [...inHelsinki, { lat: 65, lon: 25.5 }]

test.each([
  ['it goes to results that are a small part of it', { stations: inTampere, isMoved: false }, true],
  ['it goes to results of which it does not show all', { stations: [...everywhere, ...inOslo], isMoved: false }, true],
  ['a view the visitor chose stays while it shows them', { stations: everywhere, isMoved: true }, false],
  ['it goes to stations that the chosen view does not show', { stations: inOslo, isMoved: true }, true],
])('%s', (_, { stations, isMoved }, fits) => {
  expect(wantsFit({ stations, isMoved, view })).toBe(fits)
})

test('a station out at sea by mistake does not take the map there, one alone does', () => {
  const astray = { lon: -24.9, lat: 60.2 }
  expect(areaOf([{ lon: 24, lat: 60 }, astray])).toEqual({ west: 24, south: 60, east: 24, north: 60 })
  expect(areaOf([astray])).toEqual({ west: -24.9, south: 60.2, east: -24.9, north: 60.2 })
})
