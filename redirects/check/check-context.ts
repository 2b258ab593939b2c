import type { SiteDomains } from '#shared/locale/locale-origins.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'

export interface CheckContext extends SiteDomains {
  locale: LocaleCode
  /** the paths that have a page; a locale without a list is not checked */
  pages: Partial<Record<LocaleCode, ReadonlySet<string>>>
  /** hosts that targets may have; undefined: any */
  hosts?: ReadonlySet<string>
}
