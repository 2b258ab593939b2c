// The copy of the live table in KV.

import * as z from 'zod/mini'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { liveTableText } from '#shared/navigation/redirect-table.ts'
import { parseRedirectTable } from '../table/parse-table.ts'
import { publicationsOf } from './publications.ts'
import type { Stores } from './stores.ts'

const liveSchema = z.nullable(z.object({ seq: z.number(), at: z.number(), text: z.string() }))

/**
 * Writes KV again if it does not have the newest publication: a publication was interrupted, or KV
 * has lost its value.
 */
export async function repairLive(stores: Stores, locale: LocaleCode): Promise<'same' | 'written'> {
  const [metadata, seq] = await Promise.all([stores.kv.metadata(locale), newestSeq(stores, locale)])
  if (seq === undefined || metadata?.version === seq) return 'same'
  await writeLive(stores, locale)
  return 'written'
}

/**
 * Writes the newest publication to KV. KV has no compare-and-set: this write may replace that of a
 * later publication, which is written again.
 */
export async function writeLive(stores: Stores, locale: LocaleCode): Promise<void> {
  for (let written: number | undefined; (await newestSeq(stores, locale)) !== written;) {
    const live = liveSchema.parse(
      await stores.db
        .prepare(
          'SELECT seq, at, text FROM publications WHERE locale = ? ORDER BY seq DESC LIMIT 1',
        )
        .bind(locale)
        .first(),
    )
    if (!live) return
    await stores.kv.put(locale, liveTableText(parseRedirectTable(live.text).rules), {
      version: live.seq,
      at: live.at,
    })
    written = live.seq
  }
}

async function newestSeq({ db }: Stores, locale: LocaleCode): Promise<number | undefined> {
  return (await publicationsOf(db, locale, 1))[0]?.seq
}
