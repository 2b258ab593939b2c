import { localizedPath } from '#shared/locale/localized-paths.ts'
import type { PurgeTag } from '#shared/controls/purge-request.ts'
import type { LoadContext } from '../load-context.ts'

/** What each kind of copy is purged by, besides `all`. A kind that is not named here is never purged. */
const TAGS: Record<string, readonly PurgeTag[]> = {
  layout: ['layout'],
  page: ['pages'],
  search: ['articles'],
  'station-list': ['stations'],
  proxy: ['stations'],
}

/** When a copy was purged last, in milliseconds since 1970; 0: never. `path`: of the page that it is, or is about. */
export function purgedAt({ purges, locale }: Pick<LoadContext, 'purges' | 'locale'>, kind: string, path?: string): number {
  const tags = TAGS[kind]
  if (purges.size === 0 || !tags) return 0
  const names = ['all', ...tags, ...(path === undefined ? [] : [path, ...tagsOfPath(path, locale)])]
  return Math.max(...names.map((name) => purges.get(`${locale} ${name}`) ?? 0))
}

/** Pages of articles and stations lie below a path of their own. */
function tagsOfPath(path: string, locale: LoadContext['locale']): PurgeTag[] {
  return (['articles', 'stations'] as const).filter((key) => path.startsWith(`${localizedPath(key, locale)}/`))
}
