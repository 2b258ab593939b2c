import { expect, test } from 'vitest'
import { orderCountries } from '#client/checkout/countries.ts'

const COUNTRIES = ['DK', 'EE', 'FI', 'NO', 'SE', 'GB']

test.each([
  ['SE', ['SE', 'NO', 'FI', 'DK', 'EE', 'GB']],
  ['GB', ['GB', 'NO', 'SE', 'FI', 'DK', 'EE']],
  ['FI', ['FI', 'NO', 'SE', 'DK', 'EE', 'GB']],
  ['NO', ['NO', 'SE', 'FI', 'DK', 'EE', 'GB']],
  [undefined, ['NO', 'SE', 'FI', 'DK', 'EE', 'GB']],
  ['XX', ['NO', 'SE', 'FI', 'DK', 'EE', 'GB']],
])('the user’s country (%s) first, then NO, SE and FI, then the rest (§9)', (country, ordered) => {
  expect(orderCountries(country, COUNTRIES)).toEqual(ordered)
})

test('each country appears once, and no country is added', () => {
  expect(orderCountries('SE', ['DK', 'SE', 'DK'])).toEqual(['SE', 'DK'])
  expect(orderCountries('SE', [])).toEqual([])
})
