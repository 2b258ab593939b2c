import type { LocaleCode } from '#shared/locale/locales.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'

/**
 * Whether the address of a page, a payload or a list of stations is a preview. Only the address
 * decides (§2.1).
 */
export function isPreview({ pathname }: Pick<URL, 'pathname'>): boolean {
  return parsePagePath(pathname).preview
}

/**
 * The normalised path of a page in content: editors write '/a%20b', '/a b/' or '/a b?service=MAIN'
 * for the same page.
 */
export function contentPath(written: string): string {
  return parsePagePath(written.replace(/[?#].*$/s, '')).path
}

export function contentPaths(
  written: Partial<Record<LocaleCode, string>>,
): Partial<Record<LocaleCode, string>> {
  return Object.fromEntries(
    Object.entries(written).map(([locale, path]) => [locale, contentPath(path)]),
  )
}
