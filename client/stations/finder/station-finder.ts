import type { LocaleCode } from '#shared/locale/locales.ts'
import { findStations } from '#shared/stations/find-stations.ts'
import { answerOf } from '#shared/stations/locator-answer.ts'
import { withDistance } from '#shared/stations/sort-stations.ts'
import type { StationSet } from '#shared/stations/station-set.ts'
import { suggestStations } from '#shared/stations/suggest-stations.ts'
import type { FindRequest, Found, StationPoint, Suggestion } from './finder-messages.ts'

export interface StationFinder {
  find(request: FindRequest): Found
  suggest(text: string): Suggestion[]
  /** the places of what was found last, in the order of the list; stations without a place have none */
  points(): StationPoint[]
}

/** Finds in all stations of a locale: what the Web Worker does for the page. */
export function createStationFinder(set: StationSet, locale: LocaleCode): StationFinder {
  let last: StationPoint[] = []

  return {
    find({ query, now, from, rows, favourites }) {
      const seeker = { now: new Date(now), locale, from }
      const found = findStations(set, query, seeker)
      last = found.stations.flatMap(({ station: { id, name, address, location } }) =>
        location ? [{ id, name, town: address.city, ...location }] : [],
      )
      const kept = new Set(favourites)
      return {
        ...answerOf(set, query, seeker, found, rows),
        favourites: set.stations.filter(({ id }) => kept.has(id)).map((station) => withDistance(station, from)),
      }
    },
    suggest(text) {
      return suggestStations(set.search, set.stations, text).flatMap((suggestion): Suggestion[] => {
        if (suggestion.kind === 'town') return [suggestion]
        const station = set.stations[suggestion.index]
        return station ? [{ kind: 'station', id: station.id, name: station.name, city: station.address.city }] : []
      })
    },
    points: () => last,
  }
}
