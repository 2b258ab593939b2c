import type { LocaleCode } from '#shared/locale/locales.ts'
import { loadStationMessages } from '#shared/messages/stations/load-station-messages.ts'
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import { createStationSet, type StationSet } from '#shared/stations/station-set.ts'
import { unpackStations } from '#shared/stations/unpack-stations.ts'
import { createMemo } from '../cache/memo.ts'
import type { PackedText } from './load-stations.ts'

const MAX_MEMO_BYTES = 64 * 1024 * 1024
/** a packed character becomes some twelve bytes of stations and index: an estimate */
const BYTES_PER_CHARACTER = 12

/** Per isolate: the set made of each locale's last list. */
const sets = createMemo<StationSet>(MAX_MEMO_BYTES)

/** The stations of a packed list, ready to be searched. */
export async function stationSet(locale: LocaleCode, { text, version }: PackedText): Promise<StationSet> {
  const known = sets.find(locale, [version])
  if (known) return known
  const { attributes } = await loadStationMessages(locale)
  const set = createStationSet(serviceNames(attributes))
  set.add(unpackStations(JSON.parse(text)) ?? [])
  return sets.keep(locale, [version], set, text.length * BYTES_PER_CHARACTER)
}
