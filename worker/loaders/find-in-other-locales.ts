import { LOCALE_CODES, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { cacheKey } from '../cache/cached.ts'
import { createMemo } from '../cache/memo.ts'
import { isRecent } from '../is-recent.ts'
import type { LoadContext } from '../load-context.ts'
import { withinLimit } from '../within-limit.ts'
import { findTableTarget } from './find-redirect.ts'
import { listPaths } from './list-paths.ts'

/**
 * After this time the visitor gets the answer without the lists of other locales. They are stored
 * for the next request.
 */
const LISTS_LIMIT_MS = 1_000
/** The lists only help a lost visitor, and each costs several calls. */
const LISTS_FRESH_MS = 60 * 60_000

/** Module state: the paths of a locale's pages, by locale and backend. */
const lists = createMemo<{ paths: ReadonlySet<string>; at: number }>(2 * LOCALE_CODES.length)

/**
 * For a path that the locale does not have: the other locales that have it, as a page or in their
 * redirect table. Uses lists instead of page requests, because anyone can invent addresses and each
 * would cost three more calls.
 */
export async function findInOtherLocales(
  context: LoadContext,
  path: string,
): Promise<LocaleCode[]> {
  const others = LOCALE_CODES.filter((locale) => locale !== context.locale)
  const known = await Promise.all(others.map((locale) => isKnownIn({ ...context, locale }, path)))
  return others.filter((_, index) => known[index])
}

async function isKnownIn(context: LoadContext, path: string): Promise<boolean> {
  if ((await findTableTarget(context, path)) !== undefined) return true
  if (path === '/') return false
  // the localized path map (§2.2)
  if (Object.values(LOCALES[context.locale].paths).includes(path)) return true
  // published lists, because the lists of a preview are fetched each time
  const listed = listedPaths({ ...context, preview: false })
  context.waitUntil(listed)
  return (await withinLimit(listed, LISTS_LIMIT_MS))?.has(path) ?? false
}

/** Navigation, articles and stations. Never rejects. */
async function listedPaths(context: LoadContext): Promise<ReadonlySet<string>> {
  const key = cacheKey(context, 'listed-paths')
  const known = lists.get(key)
  if (known && isRecent(known.at, LISTS_FRESH_MS, context.now)) return known.paths
  const { paths, isComplete } = await listPaths(context)
  const found = new Set(paths)
  if (isComplete) lists.set(key, { paths: found, at: context.now }, 1)
  return found
}
