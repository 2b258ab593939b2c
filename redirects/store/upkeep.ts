import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { repairLive } from './live-table.ts'
import type { Stores } from './stores.ts'
import { deleteOldVisits } from './visits.ts'

/** Repairs KV in each locale and deletes old visits. A failure of one does not stop the others. */
export async function upkeep(stores: Stores, now: number) {
  const repaired: LocaleCode[] = []
  const repair = async (locale: LocaleCode) => {
    if ((await repairLive(stores, locale)) === 'written') repaired.push(locale)
  }
  const results = await Promise.allSettled([
    ...LOCALE_CODES.map(repair),
    deleteOldVisits(stores.db, now),
  ])
  const failures: unknown[] = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  )
  return { repaired, failures }
}
