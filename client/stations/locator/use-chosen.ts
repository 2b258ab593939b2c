import { useEffect, useState } from 'react'
import type { LocatorQuery } from '#shared/stations/locator-query.ts'
import type { LocatorStart } from '#shared/stations/locator-start.ts'
import type { StationAway } from '#shared/stations/sort-stations.ts'
import type { RemoteSearch } from '../search/station-search.ts'

type Chosen = StationAway

interface Wanted {
  stationSearch: RemoteSearch | undefined
  query: LocatorQuery
  /** the rows of the list */
  stations: readonly Chosen[]
  start: LocatorStart
}

/** The chosen station, also where it is none of the rows shown: the map shows all that was found. */
export function useChosen({ stationSearch, query, stations, start }: Wanted): { chosen: Chosen | undefined; isInRows: boolean } {
  const [asked, setAsked] = useState<Chosen | undefined>(start.kind === 'list' ? start.chosen : undefined)
  const id = query.selected
  const row = stations.find(({ station }) => station.id === id)
  const isInRows = row !== undefined
  const from = query.near ?? (start.kind === 'list' ? start.guess : undefined)

  useEffect(() => {
    if (!stationSearch || id === undefined || isInRows) return
    let isWanted = true
    void stationSearch.station(id, from).then((station) => isWanted && setAsked(station))
    return () => {
      isWanted = false
    }
  }, [stationSearch, id, isInRows, from])

  return { chosen: row ?? (asked?.station.id === id ? asked : undefined), isInRows }
}
