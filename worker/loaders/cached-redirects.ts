// The redirect table in this isolate.
import type { LocaleCode } from '#shared/locale/locales.ts'
import { pointerKey, readPointer } from '#shared/navigation/redirect-table.ts'
import { KV_CACHE_SECONDS, type Lookup, lookUp, newLookup } from '../kv-lookup.ts'
import type { LoadContext } from '../load-context.ts'
import { log, loggableReason } from '../log.ts'
import { loadRedirectVersion, type RedirectStore, type RedirectVersion } from './redirect-version.ts'

export interface RedirectContext extends Pick<LoadContext, 'locale' | 'now' | 'waitUntil'> {
  bindings: { REDIRECTS: RedirectStore }
}

/** null: no table is published */
type LiveTable = RedirectVersion | null

/** Module state: one table per locale and namespace, shared by all requests of the isolate. */
const tables = new WeakMap<RedirectStore, Partial<Record<LocaleCode, Lookup<LiveTable>>>>()

/** The live version; undefined: there is none, or KV failed before there was one. Never rejects: a table out of reach costs no page. */
export async function cachedRedirects({ bindings, locale, now, waitUntil }: RedirectContext): Promise<RedirectVersion | undefined> {
  const store = bindings.REDIRECTS
  const byLocale = tables.get(store) ?? {}
  tables.set(store, byLocale)
  const version = await lookUp((byLocale[locale] ??= newLookup<LiveTable>()), {
    now,
    waitUntil,
    read: (before) => readLive(store, locale, before),
    onFailure: (error) => log('error', 'redirect-table-not-loaded', { locale, reason: loggableReason(error) }),
  })
  return version ?? undefined
}

/** When this isolate looked last which version is live; undefined: never. */
export function redirectsReadAt(store: RedirectStore, locale: LocaleCode): number | undefined {
  return tables.get(store)?.[locale]?.readAt
}

async function readLive(store: RedirectStore, locale: LocaleCode, before: LiveTable | undefined): Promise<LiveTable> {
  const text = await store.get(pointerKey(locale), { type: 'text', cacheTtl: KV_CACHE_SECONDS })
  if (text === null) return null
  const { version } = readPointer(text)
  return before?.name === version ? before : loadRedirectVersion(store, locale, version)
}
