import { expect, test } from 'vitest'
import { zonedMoment, zonedText } from '../../../redirects/desk/zoned-time.ts'

test.each([
  ['2026-11-25T14:00', 'Europe/Helsinki', '2026-11-25T12:00:00.000Z'],
  ['2026-07-01T14:00', 'Europe/Stockholm', '2026-07-01T12:00:00.000Z'],
  // on the day when the clocks change
  ['2026-10-25T06:00', 'Europe/Helsinki', '2026-10-25T04:00:00.000Z'],
])('the time of an end is a time of the country: %s in %s', (text, zone, utc) => {
  const moment = zonedMoment(text, zone)
  expect(moment).toBe(Date.parse(utc))
  expect(zonedText(moment ?? 0, zone)).toBe(text)
})

test('an empty field has no time', () => {
  expect(zonedMoment('', 'Europe/Oslo')).toBeUndefined()
})
