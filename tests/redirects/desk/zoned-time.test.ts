import { expect, test } from 'vitest'
import { liveNotices, pastNotices } from '../../../redirects/desk/page/controls/control-state.ts'
import { endOfDay, zonedMoment, zonedText } from '../../../redirects/desk/page/controls/zoned-time.ts'

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

test('an empty field has no time, and the day ends at 23:59 of the country', () => {
  expect(zonedMoment('', 'Europe/Oslo')).toBeUndefined()
  expect(new Date(endOfDay(Date.parse('2026-11-25T23:30Z'), 'Europe/Helsinki')).toISOString()).toBe('2026-11-26T21:59:00.000Z')
})

test('a notice that has ended can be used again, each text once', () => {
  const set = [{ name: 'notice/fi-FI' as const, until: 9, texts: { 'fi-FI': 'nyt' } }]
  const changed = (at: number, text: string) => ({
    name: 'notice' as const,
    kind: 'set' as const,
    texts: { 'fi-FI': text },
    who: 'maria',
    at,
  })
  const controls = { set, changes: [changed(4, 'nyt'), changed(3, 'eilen'), changed(2, 'eilen'), changed(1, 'ennen')], maxDays: 30 }
  const live = liveNotices(controls)
  expect(live).toEqual([{ locale: 'fi-FI', text: 'nyt', until: 9 }])
  expect(pastNotices(controls, live).map(({ at }) => at)).toEqual([3, 1])
})
