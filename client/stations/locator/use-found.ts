import { startTransition, useEffect, useMemo, useState } from 'react'
import { readLocatorQuery, ROWS_STEP, writeLocatorQuery } from '#shared/stations/locator-query.ts'
import type { Found } from '../search/station-search.ts'
import { useFavourites } from '../favourites.ts'
import { useMinute } from '../use-minute.ts'
import type { LocatorContext } from './locator-context.ts'

/** What is on the screen: an answer, and the moment it is of. */
export interface Shown {
  answer: Found
  /** for the hours */
  now: Date
  /** undefined until the browser knows the time: no status in the HTML */
  clock: Date | undefined
}

/** more rows than anybody scrolls through would make the page slow */
const MAX_ROWS = 5_000

/** The edge's answer first, then the browser's own. undefined while there is no list at all. */
export function useFound({ start, opening }: LocatorContext, search: string, hasMap: boolean): Shown | undefined {
  const { stationSearch } = opening
  const clock = useMinute()
  const favourites = useFavourites()
  const [answer, setAnswer] = useState<Found | undefined>(start.kind === 'list' ? start : undefined)
  // which station is selected, and how the list is looked at, finds no other stations
  const key = writeLocatorQuery({ ...readLocatorQuery(search), selected: undefined, view: 'list' })
  const guess = start.kind === 'list' ? start.guess : undefined
  // "open now" is another list each minute, every other list is not
  const moment = readLocatorQuery(key).openNow ? clock : undefined

  useEffect(() => {
    if (!stationSearch) return
    let isNewest = true
    const query = readLocatorQuery(key)
    const rows = Math.min(query.rows ?? ROWS_STEP, MAX_ROWS)
    void stationSearch
      .find({ query, now: moment ?? new Date(), from: query.near ?? guess, rows, favourites, hasMap })
      .then((found) => isNewest && startTransition(() => setAnswer(found)))
    return () => {
      isNewest = false
    }
  }, [stationSearch, key, favourites, moment, guess, hasMap])

  return useMemo(() => answer && { answer, now: clock ?? new Date(start.now), clock }, [answer, clock, start.now])
}
