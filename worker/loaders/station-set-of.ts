import type { LocaleCode } from '#shared/locale/locales.ts'
import { loadMessages } from '#shared/messages/messages.ts'
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import { nordicPlaces } from '#shared/stations/places/nordic-places.ts'
import { createStationSet, type StationSet } from '#shared/stations/search/station-set.ts'
import type { StationList } from './load-stations.ts'

/** Module state: the search index of a list, as long as the list is cached. */
const sets = new WeakMap<StationList['stations'], StationSet>()

export async function stationSetOf(
  { stations }: StationList,
  locale: LocaleCode,
): Promise<StationSet> {
  const known = sets.get(stations)
  if (known) return known
  const { attributes } = await loadMessages('stations', locale)
  const set = createStationSet(stations, {
    serviceName: serviceNames(attributes),
    places: nordicPlaces,
  })
  sets.set(stations, set)
  return set
}
