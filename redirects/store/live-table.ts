// The copy of the live table in KV.

import type { LocaleCode } from '#shared/locale/locales.ts'
import { liveTableText, readLiveMetadata } from '#shared/navigation/redirect-table.ts'
import { parseRedirectTable } from '../table/parse-table.ts'
import { writeEntries } from '../table/table-entries.ts'
import { publicationsOf, versionEntries } from './publications.ts'
import { StoreError, type Stores } from './stores.ts'

/** KV usually answers within a second. */
const LIMIT_MS = 10_000

/** Writes KV if a publication was interrupted, or if KV has lost its value. */
export async function repairLive(stores: Stores, locale: LocaleCode): Promise<'same' | 'written'> {
  const [{ value, metadata }, [live]] = await Promise.all([
    tried('reading', locale, stores.kv.getWithMetadata(locale, 'text')),
    publicationsOf(stores.db, locale, 1),
  ])
  const version = value === null ? undefined : readLiveMetadata(metadata)?.version
  if (!live || version === live.seq) return 'same'
  await writeLive(stores, locale)
  return 'written'
}

/** Writes the newest publication to KV. */
export async function writeLive(stores: Stores, locale: LocaleCode): Promise<void> {
  const [live] = await publicationsOf(stores.db, locale, 1)
  const entries = live && (await versionEntries(stores, locale, live.seq))
  if (!entries) return
  const { rules } = parseRedirectTable(writeEntries(entries))
  const metadata = { version: live.seq, at: live.at }
  await tried('writing', locale, stores.kv.put(locale, liveTableText(rules), { metadata }))
  // KV has no compare-and-set: this write may have replaced that of a later publication
  const [newest] = await publicationsOf(stores.db, locale, 1)
  if (newest?.seq !== live.seq) await writeLive(stores, locale)
}

async function tried<Result>(
  what: string,
  locale: LocaleCode,
  work: Promise<Result>,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${LIMIT_MS / 1000} s`)), LIMIT_MS)
  })
  try {
    return await Promise.race([work, late])
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StoreError(`KV failed while ${what} ${locale}: ${reason}`, { cause })
  } finally {
    clearTimeout(timer)
  }
}
