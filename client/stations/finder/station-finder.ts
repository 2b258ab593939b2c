import type { LocaleCode } from '#shared/locale/locales.ts'
import { findStations } from '#shared/stations/find-stations.ts'
import { answerOf, stationAway } from '#shared/stations/locator-answer.ts'
import { withDistance } from '#shared/stations/sort-stations.ts'
import type { StationSet } from '#shared/stations/station-set.ts'
import { stationsById } from '#shared/stations/stations-by-id.ts'
import { suggestStations } from '#shared/stations/suggest-stations.ts'
import type { StationFinder, Suggestion } from './finder-messages.ts'
import { createPlacedStations } from './placed-stations.ts'

/** Finds in all stations of a locale. */
export function createStationFinder(set: StationSet, locale: LocaleCode): StationFinder {
  const { stations } = set
  const { replace, ...placed } = createPlacedStations(stations)

  return {
    ...placed,
    find({ query, now, from, rows, favourites }) {
      const seeker = { now: new Date(now), locale, from }
      const found = findStations(set, query, seeker, rows)
      return {
        ...answerOf(set, query, seeker, found),
        favourites: stationsById(stations, favourites).map((station) => withDistance(station, from)),
        placed: { around: replace(found.tiers.flat()) },
      }
    },
    suggest(text) {
      return suggestStations(set, text).map((suggestion): Suggestion => {
        if (suggestion.kind === 'town') return suggestion
        const { index } = suggestion
        return { kind: 'station', id: stations.id(index), name: stations.name(index), city: stations.address(index).city }
      })
    },
    serviceWords: (text) => set.search.serviceWords(text),
    station: (id, from) => stationAway(set, id, from),
  }
}
