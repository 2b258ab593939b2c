import type { LocaleCode } from '#shared/locale/locales.ts'
import { serviceSuffix } from '#shared/locale/service-suffix.ts'

/** The station locator with the car wash filter on (§9). */
export function washLocatorPath(locale: LocaleCode, locator: string): string {
  const suffix = serviceSuffix(locale)
  return `${locator}${suffix}${suffix === '' ? '?' : '&'}f=carwash&sort=distance`
}
