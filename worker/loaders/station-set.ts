import type { LocaleCode } from '#shared/locale/locales.ts'
import { loadStationMessages } from '#shared/messages/stations/load-station-messages.ts'
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import { createStationSet, type StationSet } from '#shared/stations/station-set.ts'
import { createMemo } from '../cache/memo.ts'
import type { PackedText } from './load-stations.ts'
import { stationTable } from './station-table.ts'

const MAX_MEMO_BYTES = 64 * 1024 * 1024
/** a packed character becomes some six bytes of columns and index: an estimate */
const BYTES_PER_CHARACTER = 6

/** Per isolate: the set made of each locale's last list. */
const sets = createMemo<StationSet>(MAX_MEMO_BYTES, MAX_MEMO_BYTES)

/** The stations of a packed list, ready to be searched. undefined for a list that an older edge packed. */
export async function stationSet(locale: LocaleCode, packed: PackedText): Promise<StationSet | undefined> {
  const { text, version } = packed
  const known = sets.find(locale, [version])
  if (known) return known
  const { attributes } = await loadStationMessages(locale)
  const stations = stationTable(locale, packed)
  if (!stations) return undefined
  const set = createStationSet(stations, serviceNames(attributes))
  return sets.keep(locale, [version], set, text.length * BYTES_PER_CHARACTER)
}
