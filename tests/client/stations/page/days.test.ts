import { todayFirst } from '#client/stations/page/days.ts'
import { expect, test } from 'vitest'

const WEEK = ['2026-11-22', '2026-11-23', '2026-11-24'].map((date) => ({ date }))
const dates = (now: Date | undefined) => todayFirst(WEEK, now, 'Europe/Helsinki').map(({ date }) => date.slice(-2))

test.each([
  ['2026-11-23T10:00:00Z', ['23', '24', '22']],
  // midnight in Helsinki
  ['2026-11-23T22:30:00Z', ['24', '22', '23']],
  ['2026-11-30T10:00:00Z', ['22', '23', '24']],
])('today is first, then later days, then earlier days: %s', (now, order) => {
  expect(dates(new Date(now))).toEqual(order)
})

test('until the day is known, the order does not change', () => {
  expect(dates(undefined)).toEqual(['22', '23', '24'])
})
