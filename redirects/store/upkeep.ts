import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { kvStore, type Namespace } from './kv-store.ts'
import { repairLive } from './live-table.ts'
import type { Database } from './stores.ts'
import { deleteOldVisits } from './visits.ts'

/** Repairs KV in each locale and deletes old visits. A failure of one does not stop the others. */
export async function upkeep(
  { REDIRECTS, DESK_DB }: { REDIRECTS: Namespace; DESK_DB: Database },
  now: number,
) {
  const stores = { kv: kvStore(REDIRECTS), db: DESK_DB }
  const repaired: LocaleCode[] = []
  const repair = async (locale: LocaleCode) => {
    if ((await repairLive(stores, locale)) === 'written') repaired.push(locale)
  }
  const results = await Promise.allSettled([
    ...LOCALE_CODES.map(repair),
    deleteOldVisits(DESK_DB, now),
  ])
  const failures: unknown[] = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  )
  return { repaired, failures }
}
