import type { LocaleCode } from '#shared/locale/locales.ts'
import { edgeCacheKey, STALE_IF_ERROR_MS } from '../cache/edge-cache.ts'
import { lookUpCopy, storeCopy } from '../cache/stored-copy.ts'
import { log } from '../log.ts'
import { type PageList, renewPageList } from './list-pages.ts'
import type { LoadContext } from './load-page.ts'

/** longer than any renewal takes: after it one counts as dead */
const RENEWAL_DEAD_MS = 2 * 60_000

/** Module state: since when this isolate renews a list, so that it renews each once at a time. */
const renewals = new Map<string, number>()

/**
 * The pages of a locale as far as they are known, at once where something is; what is due is then asked for behind the visitor's back.
 * Undefined where nothing is known yet and somebody else is already asking.
 */
export async function loadPageList(context: LoadContext, locale: LocaleCode): Promise<PageList | undefined> {
  const { config, now, waitUntil } = context
  // the list is kept, not the XML: it is the same for every host
  const key = edgeCacheKey({ buildId: 'any', kind: 'sitemap', locale, path: config.BACKEND_URL })
  const copy = await lookUpCopy(key)
  const known = await copy?.response.json<PageList>()
  if (known && now < known.dueAt) return known
  if (now - (renewals.get(key) ?? -Infinity) < RENEWAL_DEAD_MS) return known
  const renewal = renew(context, locale, key, known)
  if (!known) return renewal
  waitUntil(renewal.catch((error: unknown) => log('error', 'renewal-failed', { reason: String(error).slice(0, 300) })))
  return known
}

async function renew(context: LoadContext, locale: LocaleCode, key: string, known: PageList | undefined): Promise<PageList> {
  renewals.set(key, context.now)
  try {
    const list = await renewPageList(context, locale, known)
    // also where much is missing: what failed is remembered with it
    await storeCopy(key, Response.json(list), context.now, STALE_IF_ERROR_MS)
    return list
  } finally {
    renewals.delete(key)
  }
}
