import { expect, test } from 'vitest'
import { openingDays } from '../../backend/stations/opening-days.ts'

test('a station that never closes is open 8 × 00:00–24:00 (§3)', () => {
  const days = openingDays('always', new Date('2026-11-21T12:00:00Z'), 'Europe/Helsinki')
  expect(days.map(({ date }) => date)).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
  ])
  expect(days.every(({ openHours }) => openHours[0]?.startTime === '00:00:00' && openHours[0].endTime === '24:00:00')).toBe(true)
})

test('days are those of the station’s own calendar, and weekends have their own hours', () => {
  const hours = { workdays: ['06:00:00', '22:00:00'], weekend: ['08:00:00', '21:00:00'] } satisfies Parameters<typeof openingDays>[0]
  const [yesterday, today] = openingDays(hours, new Date('2026-11-20T22:30:00Z'), 'Europe/Helsinki')
  expect(yesterday).toEqual({ date: '2026-11-20', openHours: [{ startTime: '06:00:00', endTime: '22:00:00' }] })
  expect(today).toEqual({ date: '2026-11-21', openHours: [{ startTime: '08:00:00', endTime: '21:00:00' }] })
})

test('a day the clocks are changed on is one day', () => {
  const dates = openingDays('always', new Date('2026-10-25T00:30:00Z'), 'Europe/Oslo').map(({ date }) => date)
  expect(new Set(dates).size).toBe(8)
})
