import { expect, test } from 'vitest'
import { knownStatus } from '#client/stations/known-status.ts'
import { weekOf } from './week-of.ts'

const NOON = new Date('2026-11-20T12:00:00+02:00')
const at = (hours: unknown) => knownStatus(hours, NOON, 'Europe/Helsinki')

test.each([
  ['open', weekOf('2026-11-20', '06:00-22:00'), { open: true, time: '22:00', day: 'today', aroundTheClock: false }],
  ['closed today', weekOf('2026-11-20', '', '06:00-22:00'), { open: false, time: '06:00', day: 'tomorrow', aroundTheClock: false }],
  ['open since yesterday', weekOf('2026-11-19', '18:00-14:00'), { open: true, time: '14:00', day: 'today', aroundTheClock: false }],
  ['around the clock', { store24h: true }, { open: true, aroundTheClock: true }],
])('the status of a station that is %s', (_, hours, expected) => {
  expect(at(hours)).toEqual(expected)
})

test.each([
  ['without hours', []],
  ['without an entry for today', weekOf('2026-11-21', '06:00-22:00')],
  ['whose entry for today is malformed', [{ date: '2026-11-20', openHours: [{ startTime: '6', endTime: 'late' }] }]],
  ['with invalid hours', '06-22'],
])('a station %s is not called closed', (_, hours) => {
  expect(at(hours)).toBeUndefined()
})
