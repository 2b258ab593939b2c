import { describe, expect, test } from 'vitest'
import { readDays } from '#shared/contract/hours.ts'
import {
  flawedDays,
  lunchMenu,
  openingDays,
  placeIn,
  placeOn,
} from '../../backend/stations/station-days.ts'
import { HOURS_FLAWS, type Week } from '../../backend/stations/stored-station.ts'

const WEEKDAYS: Week = [
  ...Array.from({ length: 5 }, () => [['06:00', '22:00'] as [string, string]]),
  [['08:00', '02:00']],
  [],
]

const at = (today: string) => placeOn(today, 'FI')

test.each([
  ['2026-11-20T22:30:00Z', 'Europe/Helsinki', '2026-11-21'],
  ['2026-11-20T22:30:00Z', 'Europe/Oslo', '2026-11-20'],
  // Clocks go forward in the night to the 29th and back in the night to the 25th.
  ['2026-03-28T21:59:00Z', 'Europe/Helsinki', '2026-03-28'],
  ['2026-03-28T22:00:00Z', 'Europe/Helsinki', '2026-03-29'],
  ['2026-03-29T20:59:00Z', 'Europe/Helsinki', '2026-03-29'],
  ['2026-03-29T21:00:00Z', 'Europe/Helsinki', '2026-03-30'],
  ['2026-10-24T22:00:00Z', 'Europe/Stockholm', '2026-10-25'],
  ['2026-10-25T22:59:00Z', 'Europe/Stockholm', '2026-10-25'],
  ['2026-10-25T23:00:00Z', 'Europe/Stockholm', '2026-10-26'],
  ['2026-12-31T22:00:00Z', 'Europe/Mariehamn', '2027-01-01'],
  ['2026-12-31T22:59:00Z', 'Europe/Oslo', '2026-12-31'],
  ['2026-12-31T23:00:00Z', 'Europe/Oslo', '2027-01-01'],
])('at %s the date in %s is %s', (instant, timeZone, date) => {
  expect(placeIn(timeZone, new Date(instant)).today.date).toBe(date)
})

test('a station that never closes has 8 × 00:00–24:00 (§3)', () => {
  const days = openingDays('always', at('2026-11-21'))
  expect(days.map(({ date }) => date)).toEqual(
    ['20', '21', '22', '23', '24', '25', '26', '27'].map((day) => `2026-11-${day}`),
  )
  expect(
    days.every(
      ({ openHours }) =>
        openHours[0]?.startTime === '00:00:00' && openHours[0].endTime === '24:00:00',
    ),
  ).toBe(true)
})

test.each(['2026-03-29', '2026-10-25', '2026-12-31', '2027-01-01'])(
  'eight days around %s are eight different days',
  (today) => {
    const dates = openingDays('always', at(today)).map(({ date }) => date)
    expect(dates[1]).toBe(today)
    expect(new Set(dates).size).toBe(8)
  },
)

test('each day has the hours of its weekday: a closed Sunday has none, a Saturday may run past midnight', () => {
  const days = openingDays(WEEKDAYS, at('2026-11-22'))
  expect(days.slice(0, 3)).toEqual([
    { date: '2026-11-21', openHours: [{ startTime: '08:00:00', endTime: '02:00:00' }] },
    { date: '2026-11-22', openHours: [] },
    { date: '2026-11-23', openHours: [{ startTime: '06:00:00', endTime: '22:00:00' }] },
  ])
})

test('after the eight days there are the holidays of the next weeks, and their hours also within the eight', () => {
  const days = openingDays(WEEKDAYS, placeOn('2026-11-30', 'FI'))
  const told = (from: string) =>
    days
      .filter(({ date }) => date >= from)
      .map(({ date, openHours }) => [date, openHours[0]?.startTime, openHours[0]?.endTime])
  expect(told('2026-12-05')).toEqual([
    ['2026-12-05', '08:00:00', '02:00:00'],
    // Independence Day is a Sunday
    ['2026-12-06', undefined, undefined],
    ['2026-12-24', '08:00:00', '15:00:00'],
    ['2026-12-25', undefined, undefined],
    ['2026-12-26', undefined, undefined],
    ['2026-12-31', '08:00:00', '15:00:00'],
    ['2027-01-01', undefined, undefined],
  ])
  expect(openingDays('always', placeOn('2026-12-20', 'NO'))).toHaveLength(8)
})

test('on holidays no meals are served', () => {
  const days = openingDays(WEEKDAYS, placeOn('2026-12-22', 'SE'), true)
  expect(days.find(({ date }) => date === '2026-12-24')?.openHours).toEqual([])
})

describe('defects of real content services', () => {
  const days = openingDays(WEEKDAYS, at('2026-11-24'))

  test.each(HOURS_FLAWS)('%s: the site reads no hours for today (§2.4)', (flaw) => {
    const read = readDays(flawedDays(days, flaw, '2026-11-24')) ?? []
    expect(read.map(({ date }) => date)).not.toContain('2026-11-24')
  })

  test('are rare', () => {
    expect(flawedDays(days, undefined, '2026-11-24')).toBe(days)
  })
})

describe('the weekly lunch list', () => {
  const lunch = {
    dishes: ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, price: 11.9, diets: [] })),
    perDay: 2,
  }

  test('has this week’s days with lunch, from Monday', () => {
    const dates = lunchMenu(lunch, WEEKDAYS, at('2026-11-26')).map(({ date }) => date)
    expect(dates).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ])
  })

  test('is the same all week and different next week, also at New Year', () => {
    const names = (today: string) =>
      JSON.stringify(
        lunchMenu(lunch, WEEKDAYS, at(today)).map(({ dishes }) => dishes.map(({ name }) => name)),
      )
    expect(names('2026-12-28')).toBe(names('2027-01-01'))
    expect(names('2027-01-04')).not.toBe(names('2027-01-03'))
  })

  test('has as many different dishes a day as perDay says', () => {
    for (const { dishes } of lunchMenu(lunch, WEEKDAYS, at('2026-11-26')))
      expect(new Set(dishes.map(({ name }) => name)).size).toBe(2)
  })
})
