import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDate } from '#shared/forms/read-date.ts'
import { LOCALE_CODES, LOCALES } from '#shared/locale/locales.ts'
import {
  addDays,
  addMonths,
  dayByKey,
  today,
  weekday,
  weeksOf,
} from '../../../client/forms/calendar-days.ts'
import { formatDay } from '../../../client/forms/format-day.ts'

test('a week begins on Monday', () => {
  expect(weekday('2026-11-23')).toBe(0)
  expect(weekday('2026-11-22')).toBe(6)
  expect(weeksOf('2026-11-15').at(0)).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ])
  expect(weeksOf('2026-11-15')).toHaveLength(6)
  expect(weeksOf('2027-02-10')).toHaveLength(4)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['0001-01-15', -1, '0001-01-01'],
  ['9999-12-15', 1, '9999-12-31'],
])('%s plus %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})

test('days are consecutive across daylight saving changes and leap years', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31')
  expect(weeksOf('9999-12-31').length).toBeLessThan(7)
})

test.each([
  ['ArrowLeft', false, '2026-11-17'],
  ['ArrowRight', false, '2026-11-19'],
  ['ArrowUp', false, '2026-11-11'],
  ['ArrowDown', false, '2026-11-25'],
  ['Home', false, '2026-11-16'],
  ['End', false, '2026-11-22'],
  ['PageUp', false, '2026-10-18'],
  ['PageDown', false, '2026-12-18'],
  ['PageUp', true, '2025-11-18'],
  ['PageDown', true, '2027-11-18'],
  ['a', false, undefined],
])('from Wednesday 18 November the key %s (shift: %s) moves to %s', (key, shift, expected) => {
  expect(dayByKey(key, shift, '2026-11-18')).toBe(expected)
})

test('today is the day in the visitor’s time zone', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})

test('the field reads the dates that the calendar writes, in every locale', () => {
  const days = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2200-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(days, fc.constantFrom(...LOCALE_CODES), (date, locale) => {
      const day = date.toISOString().slice(0, 10)
      expect(readDate(formatDay(day, LOCALES[locale].iso))).toBe(day)
    }),
    { seed: 9, numRuns: 300 },
  )
})
