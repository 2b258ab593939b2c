// Card lists and tables know nothing of each other, nor one locale's of another's: who leads back only shows when the way is followed.
import { cardListRedirect, decideRedirect } from '#shared/navigation/page-result.ts'
import { MAX_REDIRECT_HOPS } from '#shared/navigation/redirect-target.ts'
import type { LoadContext } from '../load-context.ts'
import { isSamePlace, sitePlace, type SitePlace } from '../site/site-place.ts'
import { findTableTarget } from './find-redirect.ts'
import { loadContent } from './load-content.ts'

/** What is wrong with a redirect from a page to an address: it comes back, or it takes more than five hops. undefined: nothing. */
export async function followRedirect(
  context: LoadContext,
  origin: string,
  start: SitePlace,
  address: string,
): Promise<'loop' | 'too-long' | undefined> {
  const met: SitePlace[] = []
  let place = sitePlace(context.config, address, { origin, locale: start.locale })
  while (place !== undefined) {
    const here = place
    if (isSamePlace(here, start)) return 'loop'
    // a loop further on is cut where it begins: the visitor stays there, and not here
    if (met.some((one) => isSamePlace(one, here))) return undefined
    if (met.push(here) > MAX_REDIRECT_HOPS) return 'too-long'
    const next = await redirectAt(context, here)
    place = next && sitePlace(context.config, next.location, { origin, locale: here.locale })
  }
  return undefined
}

async function redirectAt(context: LoadContext, { locale, path }: SitePlace) {
  const there = { ...context, locale }
  const [page, tableTarget] = await Promise.all([loadContent(there, path), findTableTarget(there, path)])
  const cardListUrl = 'content' in page ? cardListRedirect(page) : undefined
  return decideRedirect({ cardListUrl, tableTarget, path, search: '' })
}
