import type { Page } from '#shared/contract/page.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { loadMessages } from '#shared/messages/messages.ts'
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'

/** The names of services for a page's structured data: none but a station's page needs them. */
export async function serviceNamesFor(result: PageResult, locale: LocaleCode): Promise<(code: string) => string> {
  const page: Page | undefined = result.kind === 'page' ? result.page.content : undefined
  if (page?.station === undefined) return (code) => code
  const { attributes } = await loadMessages('stations', locale)
  return serviceNames(attributes)
}
