import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { weekOf, weekOfEight } from '../week-of.ts'
import { openStatus, openStatusByDay } from './open-status.ts'

const ZONE = 'Europe/Helsinki'
/** a time of day on Friday 2026-11-20 in Helsinki (UTC+2) */
const at = (time: string) => new Date(`2026-11-20T${time}:00+02:00`)

describe('open or closed', () => {
  test.each([
    ['06:00-22:00', '05:59', { open: false, until: '06:00' }],
    ['06:00-22:00', '06:00', { open: true, until: '22:00' }],
    ['06:00-22:00', '21:59', { open: true, until: '22:00' }],
    ['06:00-22:00', '22:00', { open: false }],
    ['06:00-10:00 14:00-22:00', '12:00', { open: false, until: '14:00' }],
    ['06:00-10:00 10:00-22:00', '09:00', { open: true, until: '22:00' }],
    ['06:00-12:00 10:00-22:00 11:00-13:00', '09:00', { open: true, until: '22:00' }],
    ['18:00-02:00', '23:00', { open: true, until: '02:00' }],
    ['06:00-24:00', '23:59', { open: true, until: '24:00' }],
    ['06:00-23:59', '23:59', { open: true, until: '24:00' }],
    ['', '12:00', { open: false }],
    ['xx:00-24:00', '12:00', { open: false }],
  ])('the status of a day with "%s" at %s', (day, time, status) => {
    expect(openStatus(weekOf('2026-11-20', day), at(time), ZONE)).toEqual(status)
  })

  test.each([
    ['18:00-02:00', '', '01:59', { open: true, until: '02:00' }],
    ['18:00-02:00', '', '02:00', { open: false }],
    ['22:00-24:00', '00:00-06:00', '00:00', { open: true, until: '06:00' }],
    ['18:00-02:00', '01:00-05:00 18:00-20:00', '01:30', { open: true, until: '05:00' }],
    ['06:00-22:00', '08:00-20:00', '03:00', { open: false, until: '08:00' }],
  ])(
    'yesterday’s hours "%s" continue after midnight, today’s are "%s", at %s',
    (yesterday, today, time, status) => {
      expect(openStatus(weekOf('2026-11-19', yesterday, today), at(time), ZONE)).toEqual(status)
    },
  )

  test.each(['23:59:00', '23:59:59', '23:59'])(
    'a day that ends at %s is open until midnight, and touches the next day',
    (endTime) => {
      const evening = { date: '2026-11-20', openHours: [{ startTime: '22:00:00', endTime }] }
      const now = new Date('2026-11-20T23:59:59.5+02:00')
      expect(openStatus([evening], now, ZONE)).toEqual({ open: true, until: '24:00' })
      expect(openStatus([evening, ...weekOf('2026-11-21', '00:00-06:00')], now, ZONE)).toEqual({
        open: true,
        until: '06:00',
      })
    },
  )

  test('22:00–24:00 and 00:00–06:00 on the next day are one opening', () => {
    expect(
      openStatus(weekOf('2026-11-20', '22:00-24:00', '00:00-06:00'), at('23:30'), ZONE),
    ).toEqual({ open: true, until: '06:00' })
  })

  test('the next opening comes from later days, with its day', () => {
    const days = weekOf('2026-11-20', '06:00-18:00', '', '', '07:00-18:00')
    expect(openStatus(days, at('19:00'), ZONE)).toEqual({ open: false, until: '07:00' })
    expect(openStatusByDay(days, at('19:00'), ZONE)).toEqual({ open: false, time: '07:00', day: 1 })
  })

  test.each([
    [['', '00:00-06:00'], { open: false, time: '00:00', day: 'tomorrow' }],
    [['06:00-24:00'], { open: true, time: '24:00', day: 'today' }],
    [['18:00-02:00'], { open: true, time: '02:00', day: 'tomorrow' }],
  ])('the next change of the days %j has its day', (days, status) => {
    expect(openStatusByDay(weekOf('2026-11-20', ...days), at('19:00'), ZONE)).toEqual(status)
  })

  test('the status has no time if the station is open for more than another day', () => {
    const always = weekOfEight('2026-11-19', '00:00-24:00')
    const nights = weekOf('2026-11-20', '00:00-24:00', '00:00-24:00', '00:00-06:00')
    for (const hours of [always, nights, { store24h: true }])
      expect(openStatus(hours, at('12:00'), ZONE)).toEqual({ open: true })
  })

  test.each([[undefined], [null], ['x'], [[]], [[null, 7, {}]]])(
    'invalid hours count as closed: %j',
    (days) => {
      expect(openStatus(days, at('12:00'), ZONE)).toEqual({ open: false })
    },
  )
})

// Node has Temporal in contexts that are created with this flag.
setFlagsFromString('--harmony-temporal')
const temporal: unknown = runInNewContext('Temporal')

describe.each([
  ['Temporal', temporal],
  ['Intl', undefined],
])('with %s, on the days the clocks change', (_, global) => {
  beforeAll(() => void vi.stubGlobal('Temporal', global))
  afterAll(() => void vi.unstubAllGlobals())

  // 2026-03-29 03:00 becomes 04:00 in Helsinki at 01:00 UTC
  test.each([
    ['00:59:59', 'before', '00:00-06:00', { open: true, until: '06:00' }],
    ['02:59:59', 'after', '00:00-06:00', { open: true, until: '06:00' }],
    ['03:00:00', 'at the end', '00:00-06:00', { open: false }],
    ['00:30:00', 'before a skipped end', '00:00-03:30', { open: true, until: '04:00' }],
    ['01:00:00', 'after a skipped end', '00:00-03:30', { open: false }],
    ['00:30:00', 'before a skipped start', '03:30-06:00', { open: false, until: '04:00' }],
    ['01:00:00', 'after a skipped start', '03:30-06:00', { open: true, until: '06:00' }],
  ])('in spring at %s UTC, %s: %s', (time, _, day, status) => {
    const now = new Date(`2026-03-29T${time}Z`)
    expect(openStatus(weekOf('2026-03-29', day), now, ZONE)).toEqual(status)
  })

  // 2026-10-25 04:00 becomes 03:00 in Helsinki at 01:00 UTC
  test.each([
    ['00:45:00', 'the first 03:45', '00:00-03:30', { open: false }],
    ['01:15:00', 'the second 03:15 does not open again', '00:00-03:30', { open: false }],
    ['01:15:00', 'nor does it close again', '03:30-06:00', { open: true, until: '06:00' }],
    ['01:59:59', 'the end of the second hour', '00:00-04:00', { open: true, until: '04:00' }],
    ['02:00:00', 'after it', '00:00-04:00', { open: false }],
    ['00:30:00', 'the first 03:30', '00:00-06:00', { open: true, until: '06:00' }],
  ])('in autumn at %s UTC, %s: %s', (time, _, day, status) => {
    const now = new Date(`2026-10-25T${time}Z`)
    expect(openStatus(weekOf('2026-10-25', day), now, ZONE)).toEqual(status)
  })

  test.each([
    ['2026-03-28', '2026-03-29T02:00:00Z'],
    ['2026-10-24', '2026-10-25T02:00:00Z'],
  ])('a night from %s 22:00 to 06:00 stays open during the clock change', (date, now) => {
    expect(openStatus(weekOf(date, '22:00-06:00'), new Date(now), 'Europe/Stockholm')).toEqual({
      open: true,
      until: '06:00',
    })
    expect(
      openStatus(weekOf(date, '22:00-24:00', '00:00-06:00'), new Date(now), 'Europe/Oslo'),
    ).toEqual({ open: true, until: '06:00' })
  })

  test('the night of New Year is one opening', () => {
    const days = weekOf('2026-12-31', '18:00-24:00', '00:00-03:00')
    expect(openStatus(days, new Date('2026-12-31T23:30:00Z'), 'Europe/Oslo')).toEqual({
      open: true,
      until: '03:00',
    })
  })

  test('a time zone that the browser does not know is replaced by that of Helsinki', () => {
    const days = weekOf('2026-11-20', '06:00-22:00')
    const statusAt = (time: string) => openStatus(days, at(time), 'Mars/Olympus')
    expect(statusAt('21:59')).toEqual({ open: true, until: '22:00' })
    expect(statusAt('22:00')).toEqual({ open: false })
  })
})
