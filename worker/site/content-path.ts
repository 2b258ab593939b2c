import type { LocaleCode } from '#shared/locale/locales.ts'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'

/** The page path that content means: editors write '/a%20b', '/a b/' or '/a b?service=MAIN' for one page. */
export function contentPath(written: string): string {
  return parsePagePath(written.replace(/[?#].*$/s, '')).path
}

export function contentPaths(written: Partial<Record<LocaleCode, string>>): Partial<Record<LocaleCode, string>> {
  const paths: Partial<Record<LocaleCode, string>> = {}
  for (const locale of LOCALE_CODES) {
    const path = written[locale]
    if (path !== undefined) paths[locale] = contentPath(path)
  }
  return paths
}
