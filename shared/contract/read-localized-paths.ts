import { LOCALE_CODES } from '../locale/locales.ts'
import type { PageResponse } from './content.ts'
import { readSitePath } from './read-href.ts'
import { readRecord } from './read-values.ts'

/** Known locales and site paths only: they become links, hreflang and redirects. */
export function readLocalizedPaths(value: unknown): PageResponse['localizedPagePaths'] {
  const raw = readRecord(value)
  const paths: PageResponse['localizedPagePaths'] = {}
  for (const locale of LOCALE_CODES) {
    const path = readSitePath(raw?.[locale])
    if (path !== undefined) paths[locale] = path
  }
  return paths
}
