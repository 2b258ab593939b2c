import type { PurgeTag } from '#shared/controls/purge-request.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import type { LoadContext } from '../load-context.ts'

/** The tags that purge each kind of copy, in addition to `all`. Other kinds cannot be purged. */
const TAGS: Record<string, readonly PurgeTag[]> = {
  layout: ['layout'],
  page: ['pages'],
  search: ['articles'],
  'stored-stations': ['stations'],
  proxy: ['stations'],
}

/**
 * When a copy was last purged, in milliseconds since 1970, or 0. `path` is the page's path, if the
 * copy belongs to a page.
 */
export function purgedAt(
  { purges, locale }: Pick<LoadContext, 'purges' | 'locale'>,
  kind: string,
  path?: string,
): number {
  const tags = TAGS[kind]
  if (purges.size === 0 || !tags) return 0
  const names = ['all', ...tags, ...(path === undefined ? [] : [path, ...tagsOfPath(path, locale)])]
  return Math.max(...names.map((name) => purges.get(`${locale} ${name}`) ?? 0))
}

/** Pages of articles and stations are below the path of their list. */
function tagsOfPath(path: string, locale: LoadContext['locale']): PurgeTag[] {
  return (['articles', 'stations'] as const).filter((key) =>
    path.startsWith(`${localizedPath(key, locale)}/`),
  )
}
