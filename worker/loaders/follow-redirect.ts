// Card lists, tables and locales are edited independently, so a loop is only found by following the
// redirect.

import { decideRedirect } from '#shared/navigation/page-result.ts'
import { redirectFault, sitePage, type LocalePath } from '#shared/navigation/site-page.ts'
import type { LoadContext } from '../load-context.ts'
import { findTableTarget } from './find-redirect.ts'
import { loadContent } from './load-content.ts'

/** Placeholder for a page that was not loaded in time. */
export const NOT_IN_TIME = { status: 504 }

/**
 * The fault of a redirect from a page to an address. Pages are loaded until the time limit; after
 * that only the table is followed. So a loop of rules is found even if the content service hangs.
 */
export async function followRedirect(
  context: LoadContext,
  origin: string,
  path: string,
  address: string,
  limitMs: number,
): ReturnType<typeof redirectFault> {
  const late = scheduler.wait(limitMs).then(() => NOT_IN_TIME)
  const pageAt = (locale: LocalePath['locale'], written: string) =>
    sitePage(written, { domains: context.config, origin, locale })
  return redirectFault(
    { locale: context.locale, path },
    pageAt(context.locale, address),
    async (page) => {
      const there = { ...context, locale: page.locale }
      const loading = loadContent(there, page.path)
      // a late page is stored for the next request
      context.waitUntil(loading)
      const inTime = Promise.race([loading.then(({ value }) => value), late])
      const [found, tableTarget] = await Promise.all([inTime, findTableTarget(there, page.path)])
      const redirect = decideRedirect({ page: found, tableTarget, path: page.path, search: '' })
      return redirect && pageAt(page.locale, redirect.location)
    },
  )
}
