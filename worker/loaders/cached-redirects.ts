// The redirect table in this isolate: which version is live is looked up every 60 s in the background.
import type { LocaleCode } from '#shared/locale/locales.ts'
import { pointerKey, readPointer } from '#shared/navigation/redirect-table.ts'
import type { LoadContext } from '../load-context.ts'
import { log, loggableReason } from '../log.ts'
import { loadRedirectVersion, type RedirectStore, type RedirectVersion } from './redirect-version.ts'

export interface RedirectContext extends Pick<LoadContext, 'locale' | 'now' | 'waitUntil'> {
  bindings: { REDIRECTS: RedirectStore }
}

interface CachedTable {
  version?: RedirectVersion | undefined
  refreshing?: Promise<void>
  /** all in milliseconds since 1970 */
  readAt?: number
  refreshBegan: number
  nextRefreshAt: number
}

const REFRESH_MS = 60_000
const RETRY_MS = 5_000
/** A refresh that has not ended by then died with the request that began it. */
const REFRESH_DEAD_MS = 15_000
/** How old a first refresh may be and still be waited for: while KV hangs, only the first visitors wait. */
const WAIT_MS = 300
/** KV's shortest: with the 60 s above, a pointer is seen at most 90 s after KV shows it. */
const POINTER_CACHE_TTL_S = 30

/** Module state: one table per locale and namespace, shared by all requests of the isolate. */
const tables = new WeakMap<RedirectStore, Partial<Record<LocaleCode, CachedTable>>>()

/** The cached version; an isolate's first requests wait for it. undefined: there is none yet, or KV failed. Never rejects. */
export async function cachedRedirects(context: RedirectContext): Promise<RedirectVersion | undefined> {
  const { bindings, locale, now } = context
  const byLocale = tables.get(bindings.REDIRECTS) ?? {}
  tables.set(bindings.REDIRECTS, byLocale)
  const table = (byLocale[locale] ??= { refreshBegan: 0, nextRefreshAt: 0 })
  if (now >= table.nextRefreshAt) {
    Object.assign(table, { refreshBegan: now, nextRefreshAt: now + REFRESH_DEAD_MS })
    table.refreshing = refresh(table, context)
    context.waitUntil(table.refreshing)
  }
  if (!table.version && now - table.refreshBegan < WAIT_MS) await table.refreshing
  return table.version
}

/** When this isolate looked last which version is live; undefined: never. */
export function redirectsReadAt(store: RedirectStore, locale: LocaleCode): number | undefined {
  return tables.get(store)?.[locale]?.readAt
}

async function refresh(table: CachedTable, context: RedirectContext): Promise<void> {
  const { now, locale } = context
  try {
    table.version = await liveVersion(context, table.version)
    Object.assign(table, { readAt: now, nextRefreshAt: now + REFRESH_MS })
  } catch (error) {
    // the last version seen stays: a table out of reach never costs a page
    table.nextRefreshAt = now + RETRY_MS
    log('error', 'redirect-table-not-loaded', { locale, reason: loggableReason(error) })
  }
}

async function liveVersion(
  { bindings, locale }: RedirectContext,
  current: RedirectVersion | undefined,
): Promise<RedirectVersion | undefined> {
  const text = await bindings.REDIRECTS.get(pointerKey(locale), { type: 'text', cacheTtl: POINTER_CACHE_TTL_S })
  if (text === null) return undefined // no table is published
  const { version } = readPointer(text)
  return current?.name === version ? current : loadRedirectVersion(bindings.REDIRECTS, locale, version)
}
