import { expect, test } from 'vitest'
import { namedPoint, placeNames } from '../../scripts/base-map/place-names.ts'

test('a place of the base map has a name, and one for each language that calls it otherwise', () => {
  expect(namedPoint('town', ['Tampere', 'Tammerfors', 'Tampere', 'Tampere'], [23.76, 61.5], { thousands: 240 })).toEqual({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [23.76, 61.5] },
    properties: { kind: 'town', name: 'Tampere', 'name:sv': 'Tammerfors', thousands: 240 },
  })
  expect(namedPoint('town', ['Nokia'], [23.5, 61.48]).properties).toEqual({ kind: 'town', name: 'Nokia' })
})

test('countries and seas are named in the languages of the site', () => {
  const named = placeNames().map(({ properties }) => properties)
  expect(named).toContainEqual({ kind: 'country', name: 'Saksa', 'name:sv': 'Tyskland', 'name:no': 'Tyskland', 'name:en': 'Germany' })
  expect(named).toContainEqual(expect.objectContaining({ kind: 'sea', 'name:sv': 'Östersjön', 'name:en': 'Baltic Sea' }))
})
