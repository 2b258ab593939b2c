import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import type { LoadContext } from '../load-context.ts'
import { withinLimit } from '../within-limit.ts'
import { findTableTarget } from './find-redirect.ts'
import { isListed } from './list-paths.ts'

/** A visitor waits no longer for the lists of other locales: they are there for the next. */
const LISTS_LIMIT_MS = 1_000

/**
 * The other locales that know a path, as a page or in their redirect table; for a path that its own locale does not know. Their content is not
 * asked for it: anybody can make up addresses, and each would cost three more calls.
 */
export async function findInOtherLocales(context: LoadContext, path: string): Promise<LocaleCode[]> {
  const others = LOCALE_CODES.filter((locale) => locale !== context.locale)
  const known = await Promise.all(others.map((locale) => isKnownIn({ ...context, locale }, path)))
  return others.filter((_, index) => known[index])
}

async function isKnownIn(context: LoadContext, path: string): Promise<boolean> {
  if ((await findTableTarget(context, path)) !== undefined) return true
  // what is published: the lists of a preview would be fetched each time
  const listed = isListed({ ...context, preview: false }, path)
  context.waitUntil(listed)
  return (await withinLimit(listed, LISTS_LIMIT_MS)) ?? false
}
