import type { LocaleCode } from '#shared/locale/locales.ts'
import { readStationTable, type StationTable } from '#shared/stations/station-table.ts'
import { createMemo } from '../cache/memo.ts'
import type { PackedText } from './load-stations.ts'

const MAX_MEMO_CHARACTERS = 16 * 1024 * 1024

/** Per isolate: each locale's last list, read. */
const tables = createMemo<StationTable>(MAX_MEMO_CHARACTERS, MAX_MEMO_CHARACTERS)

/** The stations of a packed list, without what searching them needs: that takes ten times as long. undefined for a list that an older edge packed. */
export function stationTable(locale: LocaleCode, { text, version }: PackedText): StationTable | undefined {
  const known = tables.find(locale, [version])
  if (known) return known
  const stations = readStationTable(JSON.parse(text))
  return stations && tables.keep(locale, [version], stations, text.length)
}
