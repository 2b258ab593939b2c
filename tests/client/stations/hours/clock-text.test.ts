import { expect, test } from 'vitest'
import { preloadMessages, translator } from '#client/i18n/loaded-messages.ts'
import { clockText } from '#client/stations/hours/clock-text.ts'
import { shortRanges, todaysText } from '#client/stations/hours/hours-text.ts'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'

test.each<[LocaleCode, time: string, expected: string]>([
  ['fi-FI', '07:00', '7'],
  ['fi-FI', '06:30', '6.30'],
  ['sv-SE', '00:00', '0'],
  ['sv-SE', '24:00', '24'],
  ['no-NO', '06:30:00', '6.30'],
  ['en-EU', '07:00', '07:00'],
  ['en-EU', '10:30:00', '10:30'],
])(
  'a time is short, with minutes only when there are any; in English as on a clock: %s %s',
  (locale, time, expected) => {
    expect(clockText(time, locale)).toBe(expected)
  },
)

test.each<[LocaleCode, string[]]>([
  ['fi-FI', ['0–1.30', '5–24']],
  ['en-EU', ['00:00–01:30', '05:00–24:00']],
])('the hours of the week are short: %s', async (locale, expected) => {
  await preloadMessages('stations', locale)
  expect(
    shortRanges(
      { kind: 'ranges', text: '00:00 - 01:30, 05:00 - 24:00' },
      translator('stations', locale),
      locale,
    ),
  ).toEqual(expected)
})

test.each(LOCALE_CODES)(
  'today’s hours are ranges "start - end", joined by commas, in every language (§2.4): %s',
  async (locale) => {
    await preloadMessages('stations', locale)
    const t = translator('stations', locale)
    expect(todaysText({ kind: 'ranges', text: '06:00 - 10:00, 14:30 - 22:00' }, t)).toBe(
      '06:00 - 10:00, 14:30 - 22:00',
    )
    expect(todaysText({ kind: 'none' }, t)).toBe('–')
  },
)
