import { expect, test } from 'vitest'
import { validTime, isValidAt } from '#shared/navigation/redirect-table.ts'

test.each([
  ['fi-FI', '2026-12-01', '2026-12-01T00:00:00+02:00'],
  ['fi-FI', '2026-07-01', '2026-07-01T00:00:00+03:00'],
  ['sv-SE', '2026-12-01', '2026-12-01T00:00:00+01:00'],
  ['no-NO', '2026-07-01', '2026-07-01T00:00:00+02:00'],
  // the nights when the clocks change, and the next ones
  ['fi-FI', '2026-03-29', '2026-03-29T00:00:00+02:00'],
  ['fi-FI', '2026-03-30', '2026-03-30T00:00:00+03:00'],
  ['fi-FI', '2026-10-25', '2026-10-25T00:00:00+03:00'],
  ['fi-FI', '2026-10-26', '2026-10-26T00:00:00+02:00'],
  ['sv-SE', '2026-03-29', '2026-03-29T00:00:00+01:00'],
  ['sv-SE', '2026-10-26', '2026-10-26T00:00:00+01:00'],
] as const)('a day begins at midnight in the main time zone of %s: %s', (locale, from, moment) => {
  expect(validTime({ from }, locale)).toEqual({ from: Date.parse(moment) })
})

test.each([
  ['2026-03-29', '2026-03-30T00:00:00+03:00'],
  ['2026-10-25', '2026-10-26T00:00:00+02:00'],
  ['2026-12-31', '2027-01-01T00:00:00+02:00'],
  ['2028-02-28', '2028-02-29T00:00:00+02:00'],
])('the last day is included, with 23 or 25 hours: %s', (until, moment) => {
  expect(validTime({ until }, 'fi-FI')).toEqual({ until: Date.parse(moment) })
})

test.each(['0001-01-01', '1600-01-01', '9999-12-31'])('days of any year are converted: %s', (day) => {
  const { from = Number.NaN, until = Number.NaN } = validTime({ from: day, until: day }, 'fi-FI')
  expect(until).toBeGreaterThan(from)
  expect(from < Date.now()).toBe(day < '2026')
})

test('a rule without days is always valid; with days it is valid from the first moment until before the last', () => {
  expect(validTime({}, 'fi-FI')).toEqual({})
  expect(isValidAt({}, 0)).toBe(true)
  expect([9, 10, 19, 20].map((now) => isValidAt({ from: 10, until: 20 }, now))).toEqual([false, true, true, false])
})
