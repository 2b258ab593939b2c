import { isPast, isToday } from '#client/stations/hours/days.ts'
import { expect, test } from 'vitest'

test.each([
  ['2026-11-22', '2026-11-23T10:00:00Z', 'past'],
  ['2026-11-23', '2026-11-23T10:00:00Z', 'today'],
  ['2026-11-24', '2026-11-23T10:00:00Z', 'later'],
  // after midnight in Helsinki
  ['2026-11-23', '2026-11-23T22:30:00Z', 'past'],
  ['2026-11-24', '2026-11-23T22:30:00Z', 'today'],
])('in Helsinki %s is, at %s, %s', (date, now, when) => {
  const [past, today] = [isPast, isToday].map((isSo) => isSo(date, new Date(now), 'Europe/Helsinki'))
  expect({ past, today }).toEqual({ past: when === 'past', today: when === 'today' })
})
