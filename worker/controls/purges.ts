// Purges in KV. Each has its own key, so that concurrent purges do not overwrite each other. Then a
// marker tells all isolates to list the keys.

import type { PurgedName } from '#shared/controls/purge-request.ts'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { KV_CACHE_SECONDS } from '../kv-lookup.ts'

/** The last purge by 'locale name', in milliseconds since 1970. */
export type Purges = ReadonlyMap<string, number>

/** The part of KVNamespace that is used. */
export interface ControlStore {
  get(key: string, options?: { type: 'text'; cacheTtl: number }): Promise<string | null>
  put(
    key: string,
    value: string,
    options?: { expirationTtl: number; metadata?: { at: number } },
  ): Promise<void>
  list(options: { prefix: string; cursor?: string }): Promise<KVNamespaceListResult<unknown>>
}

/** Time of the newest purge. */
export const MARKER_KEY = 'purged-at'
const PREFIX = 'purge/'
/** Copies are kept for seven days (worker/cache/cached.ts), so a purge can expire after eight. */
const KEPT_DAYS = 8
const KEPT_SECONDS = KEPT_DAYS * 24 * 60 * 60
/**
 * A purge can share a marker that is this recent: isolates list keys for two minutes after the
 * marker, and KV shows a new key within a minute.
 */
const SHARED_MARKER_MS = 30_000
/** KV allows one write per second and key. */
const RETRY_MS = 1_100
const ATTEMPTS = 4

/**
 * KV does not order writes: an isolate may see the marker before the purges. read-controls.ts
 * therefore lists several times.
 */
export async function storePurges(
  kv: ControlStore,
  names: readonly PurgedName[],
  now: number,
): Promise<void> {
  const options = { expirationTtl: KEPT_SECONDS, metadata: { at: now } }
  await Promise.all(
    names.map(({ locale, name }) => put(kv, `${PREFIX}${locale}/${name}`, now, options)),
  )
  await put(kv, MARKER_KEY, now, options).catch(async (error: unknown) => {
    // a concurrent purge may have written it
    if (
      now - Number(await kv.get(MARKER_KEY, { type: 'text', cacheTtl: KV_CACHE_SECONDS })) >
      SHARED_MARKER_MS
    )
      throw error
  })
}

async function put(
  kv: ControlStore,
  key: string,
  now: number,
  options: Parameters<ControlStore['put']>[2],
  attempts = ATTEMPTS,
) {
  try {
    await kv.put(key, String(now), options)
  } catch (error) {
    if (attempts <= 1) throw error
    await scheduler.wait(RETRY_MS)
    await put(kv, key, now, options, attempts - 1)
  }
}

/**
 * Adds the listed purges to the known ones, because KV may return an older list. A purge is never
 * revoked.
 */
export async function listPurges(kv: ControlStore, known: Purges, now: number): Promise<Purges> {
  const purges = new Map([...known].filter(([, at]) => now - at < KEPT_SECONDS * 1000))
  let page = await kv.list({ prefix: PREFIX })
  for (;;) {
    for (const { name, metadata } of page.keys) addPurge(purges, name, metadata)
    if (page.list_complete) return purges
    page = await kv.list({ prefix: PREFIX, cursor: page.cursor })
  }
}

function addPurge(purges: Map<string, number>, key: string, metadata: unknown): void {
  const [, locale = '', name = ''] = /^purge\/([^/]+)\/(.+)$/s.exec(key) ?? []
  const at = typeof metadata === 'object' && metadata && 'at' in metadata ? metadata.at : undefined
  if (typeof at !== 'number') return
  for (const code of locale === '*' ? LOCALE_CODES : [locale]) {
    const known = `${code} ${name}`
    purges.set(known, Math.max(at, purges.get(known) ?? 0))
  }
}
