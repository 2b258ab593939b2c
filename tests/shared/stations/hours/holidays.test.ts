import { expect, test } from 'vitest'
import type { Country } from '#shared/locale/locales.ts'
import { holidayOn } from '#shared/stations/hours/holidays.ts'

test.each<[date: string, Country, ReturnType<typeof holidayOn>]>([
  ['2026-04-05', 'FI', 'easter'],
  ['2027-03-28', 'SE', 'easter'],
  ['2028-04-16', 'NO', 'easter'],
  ['2035-03-25', 'FI', 'easter'],
  ['2038-04-25', 'FI', 'easter'],
  ['2026-04-03', 'SE', 'goodFriday'],
  ['2026-04-02', 'NO', 'maundyThursday'],
  ['2026-04-02', 'FI', undefined],
  ['2026-05-14', 'NO', 'ascension'],
  ['2026-06-19', 'FI', 'midsummerEve'],
  ['2026-06-20', 'SE', 'midsummer'],
  ['2027-06-26', 'FI', 'midsummer'],
  ['2026-06-20', 'NO', undefined],
  ['2026-12-06', 'FI', 'nationalDay'],
  ['2026-06-06', 'SE', 'nationalDay'],
  ['2026-05-17', 'NO', 'nationalDay'],
  ['2026-12-06', 'SE', undefined],
  ['2026-04-30', 'FI', 'mayDayEve'],
  ['2026-05-01', 'NO', 'mayDay'],
  ['2026-12-24', 'NO', 'christmasEve'],
  ['2026-12-25', 'FI', 'christmas'],
  ['2026-12-31', 'SE', 'newYearsEve'],
  ['2027-01-01', 'FI', 'newYear'],
  ['2027-01-06', 'SE', 'epiphany'],
  ['2027-01-06', 'NO', undefined],
])('%s in %s is %s', (date, country, holiday) => {
  expect(holidayOn(date, country)).toBe(holiday)
})
