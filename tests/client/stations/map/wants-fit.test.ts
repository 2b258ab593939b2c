import { expect, test } from 'vitest'
import { areaOf } from '#client/stations/map/shown-area.ts'
import { wantsFit } from '#client/stations/map/use-fit.ts'

const view = { west: 20, south: 60, east: 30, north: 66 }
const inHelsinki = [{ lat: 60.2, lon: 24.9 }]
const inOslo = [{ lat: 59.9, lon: 10.7 }]
const inTampere = [...inHelsinki, { lat: 61.5, lon: 23.8 }]
const everywhere = [...inHelsinki, { lat: 65, lon: 25.5 }]

test.each([
  ['the map moves to results that fill a small part of the view', { stations: inTampere, isMoved: false }, true],
  ['the map moves to results outside the view', { stations: [...everywhere, ...inOslo], isMoved: false }, true],
  ['a view that the visitor chose stays while it shows results', { stations: everywhere, isMoved: true }, false],
  ['the map moves to stations outside the view that the visitor chose', { stations: inOslo, isMoved: true }, true],
])('%s', (_, { stations, isMoved }, fits) => {
  expect(wantsFit({ stations, isMoved, view })).toBe(fits)
})

test('a station at sea is ignored, unless it is the only one', () => {
  const astray = { lon: -24.9, lat: 60.2 }
  expect(areaOf([{ lon: 24, lat: 60 }, astray])).toEqual({ west: 24, south: 60, east: 24, north: 60 })
  expect(areaOf([astray])).toEqual({ west: -24.9, south: 60.2, east: -24.9, north: 60.2 })
})
