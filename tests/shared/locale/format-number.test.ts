import { expect, test } from 'vitest'
import { formatNumber } from '#shared/locale/format-number.ts'
import { LOCALE_CODES, LOCALES } from '#shared/locale/locales.ts'

const NUMBERS = [
  0, 7, 999, 1000, 1150, 12_345, 1_234_567, 0.1, 4.2, 9.95, 1150.25, -5, -1150.5, 1e-7, 1e21,
]

test.each(LOCALE_CODES)('numbers of %s have the format of Intl', (locale) => {
  for (const value of NUMBERS)
    expect(formatNumber(value, locale)).toBe(
      value.toLocaleString(LOCALES[locale].iso, { maximumFractionDigits: 20 }),
    )
})
