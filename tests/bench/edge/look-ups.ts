// A worker that looks paths up in a locale's redirect table, as many as are asked for: /sv-SE?count=200
import { findRedirect } from '../../../worker/loaders/find-redirect.ts'
import type { RedirectStore } from '../../../worker/loaders/redirect-version.ts'
import { isLocaleCode } from '#shared/locale/locales.ts'

/** Most visits are of pages, which no rule knows; the first one needs a shard. */
const PATHS = [
  '/',
  '/yksityisille',
  '/vanha/7',
  '/asemahaku/helsinki/keskusta',
  '/Vanha/211',
  '/yrityksille/kortit',
  '/kansio/3/x/y',
  '/poissa',
]

/** Module state, as the site's: the table is cached by its namespace. */
let store: RedirectStore | undefined
let reads = 0

export default {
  async fetch(request: Request, { REDIRECTS }: { REDIRECTS: RedirectStore }, execution: { waitUntil: (work: Promise<unknown>) => void }) {
    const { pathname, searchParams } = new URL(request.url)
    const locale = pathname.slice(1)
    if (!isLocaleCode(locale)) return new Response(null, { status: 404 })
    store ??= { get: (key, options) => (reads++, REDIRECTS.get(key, options)) }
    reads = 0
    let found = 0
    for (let index = 0; index < Number(searchParams.get('count')); index++) {
      const context = {
        bindings: { REDIRECTS: store },
        locale,
        now: Date.now(),
        waitUntil: (work: Promise<unknown>) => execution.waitUntil(work),
      }
      if ((await findRedirect(context, PATHS[index % PATHS.length] ?? '')) !== undefined) found++
    }
    return Response.json({ found, reads })
  },
}
