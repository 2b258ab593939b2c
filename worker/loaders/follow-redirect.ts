// Card lists and tables know nothing of each other, nor one locale's of another's: a redirect that leads back only shows when it is followed.
import { decideRedirect } from '#shared/navigation/page-result.ts'
import { redirectFault, sitePage, type SitePage } from '#shared/navigation/site-page.ts'
import type { LoadContext } from '../load-context.ts'
import { findTableTarget } from './find-redirect.ts'
import { loadContent } from './load-content.ts'

/** Stands for a page that nobody waits for any longer. */
export const NOT_IN_TIME = { status: 504 }

/**
 * What is wrong with a redirect from a page to an address. Pages are waited for until the limit, then the table alone says how it goes on:
 * whatever the content service does, no loop of rules is left.
 */
export async function followRedirect(
  context: LoadContext,
  origin: string,
  path: string,
  address: string,
  limitMs: number,
): ReturnType<typeof redirectFault> {
  const late = scheduler.wait(limitMs).then(() => NOT_IN_TIME)
  const pageAt = (locale: SitePage['locale'], written: string) => sitePage(written, { domains: context.config, origin, locale })
  return redirectFault({ locale: context.locale, path }, pageAt(context.locale, address), async (page) => {
    const there = { ...context, locale: page.locale }
    const loading = loadContent(there, page.path)
    // what comes later is known the next time
    context.waitUntil(loading)
    const inTime = Promise.race([loading.then(({ value }) => value), late])
    const [found, tableTarget] = await Promise.all([inTime, findTableTarget(there, page.path)])
    const redirect = decideRedirect({ page: found, tableTarget, path: page.path, search: '' })
    return redirect && pageAt(page.locale, redirect.location)
  })
}
