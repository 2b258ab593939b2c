import type { LocaleCode } from '#shared/locale/locales.ts'
import type { SiteDomains } from '#shared/locale/locale-origins.ts'

/** What a table is held against. */
export interface CheckContext extends SiteDomains {
  locale: LocaleCode
  /** the paths that have a page; of a locale that is not there nothing is said */
  pages: Partial<Record<LocaleCode, ReadonlySet<string>>>
  /** hosts that a table may lead to; undefined: any */
  hosts?: ReadonlySet<string>
  /** milliseconds since 1970 */
  now: number
}
