// Card lists and tables know nothing of each other, nor one locale's of another's: a redirect that leads back only shows when it is followed.
import { localeForHost } from '#shared/locale/locale-links.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'
import { decideRedirect } from '#shared/navigation/page-result.ts'
import { MAX_REDIRECT_HOPS } from '#shared/navigation/redirect-target.ts'
import type { LoadContext } from '../load-context.ts'
import { findTableTarget } from './find-redirect.ts'
import { loadContent } from './load-content.ts'

/** Stands for a page that nobody waits for any longer. */
export const NOT_IN_TIME = { status: 504 }

/** A page of this site, however its address is written. */
interface SitePage {
  locale: LocaleCode
  path: string
}

/** Whether an address, written on a page, leads to that very page. */
export function leadsBack(context: LoadContext, origin: string, path: string, address: string): boolean {
  const page = sitePage(context, origin, address)
  return page !== undefined && isSame(page, { locale: context.locale, path })
}

/**
 * What is wrong with a redirect from a page to an address: it comes back, or it takes more than five hops. undefined: nothing. Pages are
 * waited for until the limit, then the table alone says how it goes on: whatever the content service does, no loop of rules is left.
 */
export async function followRedirect(
  context: LoadContext,
  origin: string,
  path: string,
  address: string,
  limitMs: number,
): Promise<'loop' | 'too-long' | undefined> {
  const late = scheduler.wait(limitMs).then(() => NOT_IN_TIME)
  const met: SitePage[] = [{ locale: context.locale, path }]
  let next = sitePage(context, origin, address)
  while (next) {
    const page: SitePage = next
    const at = met.findIndex((one) => isSame(one, page))
    // a loop further on is cut where it begins: the visitor stays there, and not here
    if (at >= 0) return at === 0 ? 'loop' : undefined
    met.push(page)
    if (met.length > MAX_REDIRECT_HOPS + 1) return 'too-long'
    const there = { ...context, locale: page.locale }
    const loading = loadContent(there, page.path)
    // what comes later is known the next time
    context.waitUntil(loading)
    const [found, tableTarget] = await Promise.all([Promise.race([loading, late]), findTableTarget(there, page.path)])
    const redirect = decideRedirect({ page: found, tableTarget, path: page.path, search: '' })
    next = redirect && sitePage(there, origin, redirect.location)
  }
  return undefined
}

/** The page of this site, on any of its domains, that an address leads to; undefined where it leaves the site. */
function sitePage({ config, locale }: LoadContext, origin: string, address: string): SitePage | undefined {
  const target = URL.parse(address, origin)
  if (!target) return undefined
  const bound = localeForHost(target.host, config.LOCALE_DOMAINS)
  if (!bound && target.origin.replace('://www.', '://') !== origin) return undefined
  const { path, locale: named } = parsePagePath(target.pathname)
  return { locale: named ?? bound ?? locale, path }
}

function isSame(left: SitePage, right: SitePage): boolean {
  return left.locale === right.locale && left.path === right.path
}
