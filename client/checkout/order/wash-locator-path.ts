import type { LocaleCode } from '#shared/locale/locales.ts'
import { LOCALES } from '#shared/locale/locales.ts'

/** The station locator with the car wash filter on (§9). */
export function washLocatorPath(locale: LocaleCode, locator: string): string {
  const suffix = LOCALES[locale].locatorQuery
  return `${locator}${suffix}${suffix === '' ? '?' : '&'}f=carwash&sort=distance`
}
