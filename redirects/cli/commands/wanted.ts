import { tableEntries } from '../../table/table-entries.ts'
import { d1Visits } from '../../visits/read-visits.ts'
import { wantedRows } from '../../visits/wanted-paths.ts'
import type { StoreContext } from '../command.ts'
import { suggestionText } from '../suggestion-text.ts'

/** Lists the addresses that people did not find in the last 30 days, most visits first, each with its likely target or "?". */
export async function wanted({ stores, locales, readTable, knownPaths, print, now }: StoreContext): Promise<number> {
  for (const locale of locales) {
    const [table, pages] = await Promise.all([readTable(locale), knownPaths(locale)])
    const all = await wantedRows({ visits: d1Visits(stores.db), db: stores.db }, locale, { entries: tableEntries(table), pages }, now)
    const rows = all.filter(({ isNoise, isIgnored }) => !isNoise && !isIgnored)
    if (rows.length === 0) print(`${locale}  no wanted addresses`)
    for (const { path, visits, suggestion, why, referrers } of rows) {
      const from = referrers.filter((host) => host !== '').join(', ')
      print(
        `${locale}  ${visits} visits  ${path}  ${suggestion !== undefined && why ? `${suggestion} (${suggestionText({ target: suggestion, why })})` : '?'}${from === '' ? '' : `  # from ${from}`}`,
      )
    }
  }
  return 0
}
