import { startTransition, useEffect, useMemo, useState } from 'react'
import { readLocatorQuery, writeLocatorQuery } from '#shared/stations/locator-query.ts'
import { readRows } from '#shared/stations/locator-rows.ts'
import type { LocatorStart } from '#shared/stations/locator-start.ts'
import type { Found, RemoteSearch } from '../search/station-search.ts'
import { useFavourites } from '../favourites.ts'
import { useMinute } from '../use-minute.ts'
import { withSelected } from './locator-changes.ts'

/** The browser's own answer, or the edge's, which has no stations for the map. */
type Answer = Omit<Found, 'mapStations'> & Partial<Pick<Found, 'mapStations'>>

/** What is on the screen: an answer, and the moment it is of. */
export interface Shown {
  answer: Answer
  /** for the hours */
  now: Date
  /** undefined until the browser knows the time: no status in the HTML */
  clock: Date | undefined
}

interface Wanted {
  stationSearch: RemoteSearch | undefined
  search: string
  start: LocatorStart
}

/** as many as a page with all of them may hold */
const MAX_ROWS = 5_000

/** The edge's answer first, then the browser's own. undefined while there is no list at all. */
export function useFound({ stationSearch, search, start }: Wanted): Shown | undefined {
  const clock = useMinute()
  const favourites = useFavourites()
  const [answer, setAnswer] = useState<Answer | undefined>(start.kind === 'list' ? { ...start, favourites: [] } : undefined)
  // which station is chosen, and how it is looked at, finds no other stations
  const key = writeLocatorQuery({ ...withSelected(readLocatorQuery(search), undefined), view: 'list' })
  const guess = start.kind === 'list' ? start.guess : undefined
  // "open now" is another list each minute, every other list is not
  const moment = readLocatorQuery(key).openNow ? clock : undefined

  useEffect(() => {
    if (!stationSearch) return
    let isWanted = true
    const query = readLocatorQuery(key)
    const request = { query, now: (moment ?? new Date()).getTime(), from: query.near ?? guess, rows: readRows(key, MAX_ROWS), favourites }
    void stationSearch.find(request).then((found) => isWanted && startTransition(() => setAnswer(found)))
    return () => {
      isWanted = false
    }
  }, [stationSearch, key, favourites, moment, guess])

  return useMemo(() => answer && { answer, now: clock ?? new Date(start.now), clock }, [answer, clock, start.now])
}
