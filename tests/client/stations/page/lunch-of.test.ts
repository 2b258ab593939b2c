import { expect, test } from 'vitest'
import { preloadMessages, translator } from '#client/i18n/loaded-messages.ts'
import { lunchDays } from '#client/stations/hours/lunch-days.ts'
import { lunchOf } from '#client/stations/page/lunch-of.ts'
import { weekOf } from '../week-of.ts'
import { station } from './a-station.ts'

const DISH = { name: 'Soup', price: 12 }
// Thursday to the next Thursday
const lunchHours = weekOf(
  '2026-11-19',
  '10:30-15:00',
  '10:30-15:00',
  '',
  '',
  '10:30-15:00',
  '10:30-15:00',
  '10:30-15:00',
  '10:30-15:00',
)
const lunchMenu = ['2026-11-19', '2026-11-20'].map((date) => ({ date, dishes: [DISH, DISH] }))
const at = (day: string) => new Date(`2026-11-${day}T12:00:00+02:00`)

test('on a day with lunch: its dishes, and the price once if all dishes have it', () => {
  const lunch = lunchOf(station({ lunchMenu, lunchHours }), at('20'))
  expect(lunch).toMatchObject({
    isServed: true,
    dishes: [DISH, DISH],
    price: 12,
    hours: { text: '10:30 - 15:00' },
  })
  expect(
    lunchOf(
      station({ lunchMenu: [{ date: '2026-11-20', dishes: [DISH, { name: 'Fish' }] }] }),
      at('20'),
    ).price,
  ).toBeUndefined()
})

test('on a day without lunch: the next lunch, and when the next list comes, instead of days that are over', () => {
  expect(lunchOf(station({ lunchMenu, lunchHours }), at('21'))).toMatchObject({
    isServed: false,
    dishes: undefined,
    coming: [],
    next: { date: '2026-11-23' },
    newList: '2026-11-23',
  })
})

test('the days of the list after today come later', () => {
  expect(lunchOf(station({ lunchMenu, lunchHours }), at('19'))).toMatchObject({
    coming: [{ date: '2026-11-20' }],
    newList: undefined,
  })
})

test('weekdays with lunch are ranges', async () => {
  await preloadMessages('stations', 'en-EU')
  const t = translator('stations', 'en-EU')
  expect(lunchDays(station({ lunchHours }), at('20'), t)).toBe('Mon–Fri')
  const some = weekOf('2026-11-20', '10:00-12:00', '', '', '10:00-12:00', '10:00-12:00')
  expect(lunchDays(station({ lunchHours: some }), at('20'), t)).toBe('Mon, Tue, Fri')
})
