import type { LocaleCode } from '#shared/locale/locales.ts'
import type { RuleIndex } from '#shared/navigation/redirect-match.ts'
import {
  type LiveMetadata,
  readLiveMetadata,
  readLiveTable,
} from '#shared/navigation/redirect-table.ts'
import { KV_CACHE_SECONDS, type Lookup, lookUp, newLookup } from '../kv-lookup.ts'
import type { LoadContext } from '../load-context.ts'
import { log, loggableReason } from '../log.ts'

/** The part of KVNamespace that is used. */
export interface RedirectStore {
  getWithMetadata(
    key: string,
    options: { type: 'text'; cacheTtl: number },
  ): Promise<{ value: string | null; metadata: unknown }>
}

export interface RedirectContext extends Pick<
  LoadContext,
  'locale' | 'now' | 'preview' | 'waitUntil'
> {
  bindings: { REDIRECTS?: RedirectStore }
}

/** A missing binding fails like KV: pages have no redirects, and the log says why. */
const MISSING: RedirectStore = {
  getWithMetadata: () => Promise.reject(new Error('the binding REDIRECTS is missing')),
}

export function redirectStore({ REDIRECTS = MISSING }: RedirectContext['bindings']): RedirectStore {
  return REDIRECTS
}

const EMPTY =
  'No redirect table is published. `npm run backend` fills an empty local state, `npm run redirects -- publish` publishes all tables.'

/** null when no table is published. */
type LiveTable = { rules: RuleIndex<unknown>; metadata: LiveMetadata | undefined } | null

/** Module state: one table per locale and namespace, shared by all requests of the isolate. */
const tables = new WeakMap<RedirectStore, Partial<Record<LocaleCode, Lookup<LiveTable>>>>()

/**
 * The live table. undefined without a published table, or when KV failed before it was loaded.
 * Never rejects: a page does not depend on it.
 */
export async function cachedRedirects({
  bindings,
  locale,
  now,
  preview,
  waitUntil,
}: RedirectContext): Promise<RuleIndex<unknown> | undefined> {
  const store = redirectStore(bindings)
  const byLocale = tables.get(store) ?? {}
  tables.set(store, byLocale)
  const table = await lookUp((byLocale[locale] ??= newLookup<LiveTable>()), {
    now,
    waitUntil,
    waitsForResult: preview,
    read: (before) => readLive(store, locale, before),
    onFailure: (error) =>
      log('error', 'redirect-table-not-loaded', { locale, reason: loggableReason(error) }),
  })
  return table?.rules
}

/**
 * When this isolate last looked up the live table, when that was published (both undefined if
 * unknown), and whether the last attempt failed.
 */
export function redirectsAt(store: RedirectStore, locale: LocaleCode) {
  const lookup = tables.get(store)?.[locale]
  return {
    readAt: lookup?.readAt,
    publishedAt: lookup?.value?.metadata?.at,
    hasFailed: lookup?.hasFailed === true,
  }
}

/** Throws when the value cannot be read, or was deleted: the last table is kept. */
async function readLive(
  store: RedirectStore,
  locale: LocaleCode,
  before: LiveTable | undefined,
): Promise<LiveTable> {
  const { value, metadata: written } = await store.getWithMetadata(locale, {
    type: 'text',
    cacheTtl: KV_CACHE_SECONDS,
  })
  if (value === null && before) throw new Error(`${locale} is not in KV`)
  if (value === null) {
    // once per isolate: `npx wrangler dev` starts with an empty state
    if (before === undefined) log('warn', 'redirect-table-empty', { locale, message: EMPTY })
    return null
  }
  const metadata = readLiveMetadata(written)
  const isSame =
    before &&
    metadata &&
    before.metadata?.version === metadata.version &&
    before.metadata.at === metadata.at
  return isSame ? before : { rules: readLiveTable(value), metadata }
}
