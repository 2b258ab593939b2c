import { expect, test } from 'vitest'
import { announcedDay } from '#client/stations/page/special-days.ts'
import { weekOf } from '../week-of.ts'
import { station } from './a-station.ts'

const EVE = weekOf('2026-12-24', '07:00-15:00', '')
const from = (day: string) => [
  ...weekOf(day, ...Array.from({ length: 8 }, () => '06:00-22:00')),
  ...EVE,
]
const dayAt = (openingHours: ReturnType<typeof from>, day: string) =>
  announcedDay(station({ openingHours }), new Date(`2026-12-${day}T12:00:00+02:00`))

test.each([
  ['fifteen days before', from('2026-12-08'), '09', undefined],
  [
    'fourteen days before',
    from('2026-12-09'),
    '10',
    { date: '2026-12-24', holiday: 'christmasEve', row: { text: '07:00 - 15:00' } },
  ],
  [
    'a week before, among the eight days',
    weekOf('2026-12-18', '', '', '', '', '', '', '07:00-15:00', ''),
    '19',
    { date: '2026-12-24' },
  ],
  ['on the day itself: the next one', EVE, '24', { date: '2026-12-25', row: { kind: 'closed' } }],
  [
    'a day that is no holiday',
    [...from('2026-12-09'), ...weekOf('2026-12-19', '10:00-14:00')],
    '10',
    { date: '2026-12-19', holiday: undefined },
  ],
  ['never', weekOf('2026-12-09', '06:00-22:00'), '10', undefined],
])('exceptional hours are announced %s', (_, openingHours, day, expected) => {
  if (expected) expect(dayAt(openingHours, day)).toMatchObject(expected)
  else expect(dayAt(openingHours, day)).toBeUndefined()
})
