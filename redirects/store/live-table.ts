// The copy of the live table in KV.

import type { LocaleCode } from '#shared/locale/locales.ts'
import { liveTableText } from '#shared/navigation/redirect-table.ts'
import { parseRedirectTable } from '../table/parse-table.ts'
import { writeEntries } from '../table/table-entries.ts'
import { publicationsOf, versionEntries } from './publications.ts'
import type { Stores } from './stores.ts'

/**
 * Writes KV again if it does not have the newest publication: a publication was interrupted, or KV
 * has lost its value.
 */
export async function repairLive(stores: Stores, locale: LocaleCode): Promise<'same' | 'written'> {
  const [metadata, [live]] = await Promise.all([
    stores.kv.metadata(locale),
    publicationsOf(stores.db, locale, 1),
  ])
  if (!live || metadata?.version === live.seq) return 'same'
  await writeLive(stores, locale)
  return 'written'
}

/**
 * Writes the newest publication to KV. KV has no compare-and-set: this write may replace that of a
 * later publication, which is written again.
 */
export async function writeLive(stores: Stores, locale: LocaleCode): Promise<void> {
  for (let written: number | undefined; ;) {
    const [live] = await publicationsOf(stores.db, locale, 1)
    const entries = live && (await versionEntries(stores, locale, live.seq))
    if (!entries || live.seq === written) return
    const { rules } = parseRedirectTable(writeEntries(entries))
    await stores.kv.put(locale, liveTableText(rules), { version: live.seq, at: live.at })
    written = live.seq
  }
}
