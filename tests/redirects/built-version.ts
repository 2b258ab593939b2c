import { type BuiltVersion, buildVersion } from '#redirects/versions/build-version.ts'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'

/** The version that publishing this table would store. */
export async function builtVersion(text: string, locale: LocaleCode = 'fi-FI', date = '2026-11-21'): Promise<BuiltVersion> {
  const built = await buildVersion(parseRedirectTable(text), locale, date)
  if ('fault' in built) throw new Error(built.fault)
  return built
}
