import type { LocaleCode } from '#shared/locale/locales.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'

/** Preview mode is in the address, and nowhere else (§2.1): of a page, its payload, and the stations of its locator. */
export function isPreview(address: string): boolean {
  return parsePagePath(new URL(address).pathname).preview
}

/** The page path that content means: editors write '/a%20b', '/a b/' or '/a b?service=MAIN' for one page. */
export function contentPath(written: string): string {
  return parsePagePath(written.replace(/[?#].*$/s, '')).path
}

export function contentPaths(written: Partial<Record<LocaleCode, string>>): Partial<Record<LocaleCode, string>> {
  return Object.fromEntries(Object.entries(written).map(([locale, path]) => [locale, contentPath(path)]))
}
