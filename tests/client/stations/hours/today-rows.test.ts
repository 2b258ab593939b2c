import { expect, test } from 'vitest'
import { todayRows, verdictOf } from '#client/stations/hours/today-rows.ts'
import type { Station } from '#shared/contract/station.ts'
import { station } from '../page/a-station.ts'
import { weekOfEight } from '../week-of.ts'

const week = (day: string) => weekOfEight('2026-11-19', day)
const FULL: Partial<Station> = {
  openingHours: week('06:00-23:00'),
  pumps: 'terminal',
  chargers: [{ power: 150, count: 4 }],
  washHours: week('07:00-21:00'),
  kitchenHours: week('10:00-20:00'),
  lunchHours: week('10:30-15:00'),
}

function rowsAt(time: string, fields: Partial<Station>) {
  return todayRows(station(fields), new Date(`2026-11-20T${time}:00+02:00`))
}

test('each part has its state, next change and today’s hours, in the order of the page; lunch on days that have it', () => {
  const told = rowsAt('20:40', FULL).map(({ part, state, change, hours }) => [
    part,
    state,
    change?.time,
    'text' in hours ? hours.text : hours.kind,
  ])
  expect(told).toEqual([
    ['pumps', 'open', undefined, 'open24h'],
    ['chargers', 'open', undefined, 'open24h'],
    ['shop', 'open', '23:00', '06:00 - 23:00'],
    ['wash', 'soon', '21:00', '07:00 - 21:00'],
    ['kitchen', 'closed', '10:00', '10:00 - 20:00'],
    ['lunch', 'closed', '10:30', '10:30 - 15:00'],
  ])
  expect(rowsAt('12:00', { ...FULL, lunchHours: week('') }).map(({ part }) => part)).not.toContain(
    'lunch',
  )
})

test.each<[string, time: string, Partial<Station>, object]>([
  ['all is open', '12:00', FULL, { kind: 'open' }],
  [
    'only pumps and chargers are open',
    '23:20',
    FULL,
    { kind: 'some', parts: ['pumps', 'chargers'] },
  ],
  [
    'nothing closes',
    '12:00',
    { openingHours: [], pumps: 'unmanned', chargers: [{ power: 50, count: 1 }] },
    { kind: 'always' },
  ],
  [
    'the last open part closes soon',
    '22:40',
    { openingHours: week('05:30-23:00') },
    { kind: 'closes', change: { time: '23:00' } },
  ],
  [
    'nothing is open',
    '04:00',
    { openingHours: week('05:30-23:00') },
    { kind: 'opens', change: { time: '05:30' } },
  ],
  ['nothing is open this week', '04:00', { openingHours: week('') }, { kind: 'closed' }],
  [
    'the hours of the shop are missing',
    '12:00',
    { openingHours: [], pumps: 'terminal' },
    { kind: 'some', parts: ['pumps'] },
  ],
  ['all hours are missing', '12:00', { openingHours: [] }, { kind: 'unknown' }],
])('the verdict when %s', (_, time, fields, verdict) => {
  expect(verdictOf(rowsAt(time, fields))).toMatchObject(verdict)
})
