import type { LocaleCode } from '#shared/locale/locales.ts'
import { matchRedirect, type RedirectMatch } from '#shared/navigation/redirect-match.ts'
import { entriesIndex, isEntryValid, pointerKey, readPointer, readVersion, versionKey } from '#shared/navigation/redirect-table.ts'
import { KV_CACHE_SECONDS, type Lookup, lookUp, newLookup } from '../kv-lookup.ts'
import type { LoadContext } from '../load-context.ts'
import { log, loggableReason } from '../log.ts'

/** The part of KVNamespace that is used. */
export interface RedirectStore {
  get(key: string, options: { type: 'text'; cacheTtl: number }): Promise<string | null>
}

export interface RedirectVersion {
  name: string
  /** The stored rule for a key, if it is valid at `now`. */
  find(key: string, now: number): RedirectMatch<unknown> | undefined
}

export interface RedirectContext extends Pick<LoadContext, 'locale' | 'now' | 'preview' | 'waitUntil'> {
  bindings: { REDIRECTS?: RedirectStore }
}

/** A missing binding fails like KV: pages have no redirects, and the log says why. */
const MISSING: RedirectStore = { get: () => Promise.reject(new Error('the binding REDIRECTS is missing')) }

export function redirectStore({ REDIRECTS = MISSING }: RedirectContext['bindings']): RedirectStore {
  return REDIRECTS
}

/** null when no table is published. `publishedAt` is in milliseconds since 1970, undefined when the pointer has no time. */
type LiveTable = (RedirectVersion & { publishedAt: number | undefined }) | null

const EMPTY =
  'No redirect table is published. `npm run backend` fills an empty local state, `npm run redirects -- publish --seed` publishes.'
/** Short, although a version never changes: KV also caches "not found" for this time, and a pointer may arrive before its version. */
const VERSION_CACHE_TTL_S = 300

/** Module state: one table per locale and namespace, shared by all requests of the isolate. */
const tables = new WeakMap<RedirectStore, Partial<Record<LocaleCode, Lookup<LiveTable>>>>()

/** The live version. undefined without a published table, or when KV failed before it was loaded. Never rejects: a page does not depend on the table. */
export async function cachedRedirects({
  bindings,
  locale,
  now,
  preview,
  waitUntil,
}: RedirectContext): Promise<RedirectVersion | undefined> {
  const store = redirectStore(bindings)
  const byLocale = tables.get(store) ?? {}
  tables.set(store, byLocale)
  const version = await lookUp((byLocale[locale] ??= newLookup<LiveTable>()), {
    now,
    waitUntil,
    waitsForResult: preview,
    read: (before) => readLive(store, locale, before),
    onFailure: (error) => log('error', 'redirect-table-not-loaded', { locale, reason: loggableReason(error) }),
  })
  return version ?? undefined
}

/** When this isolate last looked up the live version, when that version was published (both undefined if unknown), and whether the last attempt failed. */
export function redirectsAt(store: RedirectStore, locale: LocaleCode) {
  const lookup = tables.get(store)?.[locale]
  return { readAt: lookup?.readAt, publishedAt: lookup?.value?.publishedAt, hasFailed: lookup?.hasFailed === true }
}

async function readLive(store: RedirectStore, locale: LocaleCode, before: LiveTable | undefined): Promise<LiveTable> {
  const text = await store.get(pointerKey(locale), { type: 'text', cacheTtl: KV_CACHE_SECONDS })
  if (text === null) {
    // once per isolate: `npx wrangler dev` starts with an empty state
    if (before === undefined) log('warn', 'redirect-table-empty', { locale, message: EMPTY })
    return null
  }
  const { version, at: publishedAt } = readPointer(text)
  const table = before?.name === version ? before : await loadRedirectVersion(store, locale, version)
  return { ...table, publishedAt }
}

/** Throws when the version is missing or damaged. */
async function loadRedirectVersion(kv: RedirectStore, locale: LocaleCode, name: string): Promise<RedirectVersion> {
  const key = versionKey(locale, name)
  const text = await kv.get(key, { type: 'text', cacheTtl: VERSION_CACHE_TTL_S })
  if (text === null) throw new Error(`${key} is not in KV`)
  const { entries, prefixes } = readVersion(text)
  const index = { exact: entriesIndex(entries), prefixes: entriesIndex(prefixes) }
  return { name, find: (path, now) => matchRedirect(index, path, (entry) => isEntryValid(entry, now)) }
}
