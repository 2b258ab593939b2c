import { expect, test } from 'vitest'
import { clockText, rangeText } from '#client/stations/hours/clock-text.ts'
import { hoursText } from '#client/stations/hours-text.ts'
import { preloadMessages, translator } from '#client/i18n/messages.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'

test.each<[LocaleCode, time: string, expected: string]>([
  ['fi-FI', '07:00', '7'],
  ['fi-FI', '06:30', '6.30'],
  ['sv-SE', '00:00', '0'],
  ['sv-SE', '24:00', '24'],
  ['no-NO', '06:30:00', '6.30'],
  ['en-EU', '07:00', '07:00'],
  ['en-EU', '10:30:00', '10:30'],
])('a time is short, with minutes only when there are any; in English as on a clock: %s %s', (locale, time, expected) => {
  expect(clockText(time, locale)).toBe(expected)
})

test('ranges of a day', async () => {
  await preloadMessages('stations', 'fi-FI')
  expect(rangeText('10:30:00', '14:00:00', 'no-NO')).toBe('10.30–14')
  const hours = { kind: 'ranges', text: '00:00 - 01:30, 05:00 - 24:00', closed: '01:30–05:00' } as const
  expect(hoursText({ kind: 'ranges', text: '05:00 - 24:00', closed: '01–05' }, translator('stations', 'fi-FI'), 'fi-FI')).toBe(
    '5–24 (suljettu 1–5)',
  )
  expect(hoursText(hours, translator('stations', 'fi-FI'), 'fi-FI')).toBe('0–1.30, 5–24 (suljettu 1.30–5)')
})
