import type { PageResponse } from '#shared/contract/page.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'

export interface PageRow {
  locale: LocaleCode
  path: string
  page: PageResponse
  draft?: boolean
}
