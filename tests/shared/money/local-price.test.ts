import { expect, test } from 'vitest'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { formatLocalPrice } from '#shared/money/local-price.ts'

test.each<[number, string, LocaleCode, string]>([
  [12.3, 'FI', 'sv-SE', '12,30 €'],
  [129, 'SE', 'sv-SE', '129,00 kr'],
  [129.5, 'NO', 'no-NO', '129,50 kr'],
  [129, 'NO', 'sv-SE', '129,00 NOK'],
  [129, 'SE', 'fi-FI', '129,00 SEK'],
  [129, 'SE', 'en-EU', '129,00 SEK'],
])('%d in %s is written for %s as %s', (amount, country, locale, shown) => {
  expect(formatLocalPrice(amount, country, locale).replaceAll('\u00A0', ' ')).toBe(shown)
})
