import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import type { LoadContext } from '../load-context.ts'
import { withinLimit } from '../within-limit.ts'
import { findTableTarget } from './find-redirect.ts'
import { isListed } from './list-paths.ts'

/** After this time the visitor gets the answer without the lists of other locales. They are stored for the next request. */
const LISTS_LIMIT_MS = 1_000

/**
 * For a path that the locale does not have: the other locales that have it, as a page or in their redirect table. Uses lists instead of page
 * requests, because anyone can invent addresses and each would cost three more calls.
 */
export async function findInOtherLocales(context: LoadContext, path: string): Promise<LocaleCode[]> {
  const others = LOCALE_CODES.filter((locale) => locale !== context.locale)
  const known = await Promise.all(others.map((locale) => isKnownIn({ ...context, locale }, path)))
  return others.filter((_, index) => known[index])
}

async function isKnownIn(context: LoadContext, path: string): Promise<boolean> {
  if ((await findTableTarget(context, path)) !== undefined) return true
  // published lists, because the lists of a preview are fetched each time
  const listed = isListed({ ...context, preview: false }, path)
  context.waitUntil(listed)
  return (await withinLimit(listed, LISTS_LIMIT_MS)) ?? false
}
