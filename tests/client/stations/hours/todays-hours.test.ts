import { describe, expect, test } from 'vitest'
import { readOpeningHours, stationHours } from '#shared/stations/hours/read-opening-hours.ts'
import { openHours, storeWeekOf, weekOf, weekOfEight } from '../week-of.ts'
import { todaysHours } from './todays-hours.ts'

const ZONE = 'Europe/Helsinki'
const FRIDAY = new Date('2026-11-20T10:00:00Z')
const ALWAYS = weekOfEight('2026-11-19', '00:00-24:00')

describe('today’s hours (§2.4)', () => {
  test.each([
    ['06:00-22:00', '06:00 - 22:00'],
    ['06:00-10:00 14:00-22:00', '06:00 - 10:00, 14:00 - 22:00'],
    ['14:00-22:00 06:00-10:00', '06:00 - 10:00, 14:00 - 22:00'],
    ['18:00-02:00', '18:00 - 02:00'],
    ['00:00-24:00', '00:00 - 24:00'],
    ['06:00-23:59', '06:00 - 24:00'],
  ])('ranges are joined by commas as "start - end", without seconds: %s', (day, text) => {
    expect(todaysHours(weekOf('2026-11-20', day), FRIDAY, ZONE)).toEqual({ kind: 'ranges', text })
    expect(todaysHours(storeWeekOf('2026-11-20', day), FRIDAY, ZONE)).toEqual({
      kind: 'ranges',
      text,
    })
  })

  test('a station that is open around the clock shows "open 24h"', () => {
    expect(todaysHours(ALWAYS, FRIDAY, ZONE)).toEqual({ kind: 'open24h' })
    expect(todaysHours({ store24h: true }, FRIDAY, ZONE)).toEqual({ kind: 'open24h' })
  })

  test('without an entry for today a dash is shown', () => {
    expect(todaysHours(weekOf('2026-11-18', '06:00-22:00', '06:00-22:00'), FRIDAY, ZONE)).toEqual({
      kind: 'none',
    })
    expect(todaysHours({ store24h: false, storeOpeningHours: [] }, FRIDAY, ZONE)).toEqual({
      kind: 'none',
    })
  })

  test('an entry without hours is a closed day, not a dash', () => {
    expect(todaysHours(weekOf('2026-11-20', ''), FRIDAY, ZONE)).toEqual({ kind: 'closed' })
    expect(todaysHours(storeWeekOf('2026-11-20', ''), FRIDAY, ZONE)).toEqual({ kind: 'closed' })
  })

  test.each([
    [undefined],
    [null],
    ['06:00-22:00'],
    [7],
    [{}],
    [[]],
    [[null]],
    [[[]]],
    [{ openHours: [] }],
    [{ store24h: 'yes', storeOpeningHours: 'no' }],
    [[{ date: '2026-11-20' }]],
    [[{ date: '2026-11-20', openHours: null }]],
    [[{ date: '2026-11-20', openHours: 'x' }]],
    [[{ date: '2026-11-20', openHours: [null] }]],
    [[{ date: '2026-11-20', openHours: [{ startTime: '06:00:00' }] }]],
    [[{ date: '2026-11-20', openHours: [{ startTime: '06:00:00', endTime: '24:00:01' }] }]],
    [[{ date: '2026-11-20', openHours: [{ startTime: '06:60:00', endTime: '22:00:00' }] }]],
    [[{ date: '2026-11-20', openHours: [{ startTime: '6:00', endTime: '22:00' }] }]],
    [[{ date: '2026-11-20', openHours: [{ startTime: 600, endTime: 2200 }] }]],
    [[{ date: '2026-11-20', openHours: [{ startTime: '06:00:00', endTime: '06:00:00' }] }]],
    [[{ date: '2026-11-20', openHours: [...openHours('06:00-22:00'), { startTime: 'x' }] }]],
    [[{ date: '20.11.2026', openHours: openHours('06:00-22:00') }]],
  ])('malformed data shows a dash: %j', (days) => {
    expect(todaysHours(days, FRIDAY, ZONE)).toEqual({ kind: 'none' })
  })

  test('a malformed entry of another day does not hide today', () => {
    const days = [
      { date: '2026-11-19', openHours: 7 },
      { date: '2026-02-30', openHours: [] },
      null,
      ...weekOf('2026-11-20', '06:00-22:00'),
    ]
    expect(todaysHours(days, FRIDAY, ZONE)).toEqual({ kind: 'ranges', text: '06:00 - 22:00' })
  })

  test.each([
    ['2026-11-20T21:59:59Z', 'Europe/Helsinki', '20:00 - 21:00'],
    ['2026-11-20T22:00:00Z', 'Europe/Helsinki', '08:00 - 09:00'],
    ['2026-11-20T22:00:00Z', 'Europe/Stockholm', '20:00 - 21:00'],
    ['2026-11-20T23:00:00Z', 'Europe/Oslo', '08:00 - 09:00'],
    ['2026-11-20T22:00:00Z', 'Mars/Olympus', '08:00 - 09:00'],
    ['2026-11-20T22:00:00Z', '', '08:00 - 09:00'],
  ])('today is the day in the station’s time zone: %s in "%s"', (now, zone, text) => {
    const days = weekOf('2026-11-20', '20:00-21:00', '08:00-09:00')
    expect(todaysHours(days, new Date(now), zone)).toEqual({ kind: 'ranges', text })
  })

  test('New Year’s Eve ends at the station’s midnight', () => {
    const days = weekOf('2026-12-31', '06:00-18:00', '10:00-16:00')
    const textAt = (now: string) => todaysHours(days, new Date(now), 'Europe/Oslo')
    expect(textAt('2026-12-31T22:59:59Z')).toEqual({ kind: 'ranges', text: '06:00 - 18:00' })
    expect(textAt('2026-12-31T23:00:00Z')).toEqual({ kind: 'ranges', text: '10:00 - 16:00' })
  })
})

describe('a station is open around the clock', () => {
  test('if all 8 day entries are 00:00:00 to 24:00:00 (§3)', () => {
    expect(readOpeningHours(ALWAYS).aroundTheClock).toBe(true)
    expect(
      readOpeningHours(storeWeekOf('2026-11-19', ...Array.from({ length: 8 }, () => '00:00-24:00')))
        .aroundTheClock,
    ).toBe(true)
  })

  test('also with exceptional days after the eight (§3)', () => {
    expect(
      readOpeningHours([...ALWAYS, ...weekOf('2026-12-24', '07:00-15:00')]).aroundTheClock,
    ).toBe(true)
  })

  test('if its store has store24h (§3)', () => {
    const isAlways = (hours: unknown) => readOpeningHours(hours).aroundTheClock
    expect(isAlways({ store24h: true, storeOpeningHours: null })).toBe(true)
    expect(isAlways({ store24h: 'true', storeOpeningHours: [] })).toBe(false)
    expect(isAlways(stationHours({ openingHours: [], store24h: true }))).toBe(true)
    const openingHours = weekOf('2026-11-20', '06:00-22:00')
    expect(isAlways(stationHours({ openingHours, store24h: true }))).toBe(false)
  })

  const lastSecond = [{ startTime: '00:00:00', endTime: '23:59:59' }]
  const TO_LAST_SECOND = { date: '2026-11-27', openHours: lastSecond }

  test.each([
    ['seven entries', ALWAYS.slice(1)],
    ['one of eight days shorter', [...ALWAYS.slice(1), ...weekOf('2026-11-27', '00:00-23:59')]],
    ['one of eight days to 23:59:59', [...ALWAYS.slice(1), TO_LAST_SECOND]],
    ['one of eight days closed', [...ALWAYS.slice(1), ...weekOf('2026-11-27', '')]],
    ['one of eight days malformed', [...ALWAYS.slice(1), { date: '2026-11-27', openHours: 1 }]],
    ['the same day eight times', Array.from({ length: 8 }, () => ALWAYS[0])],
    ['no entries', []],
  ])('but not with %s', (_, days) => {
    expect(readOpeningHours(days).aroundTheClock).toBe(false)
  })
})
