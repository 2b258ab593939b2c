import { tableEntries } from '../../table/table-entries.ts'
import { ignoredPaths } from '../../visits/ignored-paths.ts'
import { visitsSince } from '../../visits/read-visits.ts'
import { wantedPaths } from '../../visits/wanted-paths.ts'
import type { StoreContext } from '../command.ts'

/** Lists what visitors of the last 30 days missed, without noise, most visits first, as rules to be written where a target is likely. */
export async function wanted({ stores, visits, locales, readTable, knownPaths, print, now }: StoreContext): Promise<number> {
  for (const locale of locales) {
    const [missing, ignored, table, pages] = await Promise.all([
      visits().missing(locale, visitsSince(now)),
      ignoredPaths(stores.db, locale),
      readTable(locale),
      knownPaths(locale),
    ])
    const rows = wantedPaths(missing, { entries: tableEntries(table), pages }).filter(({ path, isNoise }) => !isNoise && !ignored.has(path))
    if (rows.length === 0) print(`${locale}  nothing is missed`)
    for (const { path, visits, suggestion, referrers } of rows) {
      const from = referrers.filter((host) => host !== '').join(', ')
      print(`${locale}  ${visits} visits  ${path}  ${suggestion ?? '?'}${from === '' ? '' : `  # from ${from}`}`)
    }
  }
  return 0
}
