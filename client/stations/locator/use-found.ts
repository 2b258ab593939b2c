import { startTransition, useEffect, useMemo, useState } from 'react'
import { readLocatorQuery, ROWS_STEP, writeLocatorQuery } from '#shared/stations/locator-query.ts'
import type { Found } from '../search/station-search.ts'
import { useFavourites } from '../favourites.ts'
import { useMinute } from '../use-minute.ts'
import type { LocatorContext } from './locator-context.ts'

/** The results on the screen, and the time for which they are valid. */
export interface Shown {
  answer: Found
  /** for the hours */
  now: Date
  /** undefined until the browser knows the time, so that the HTML has no status */
  clock: Date | undefined
}

/** more rows would make the page slow */
const MAX_ROWS = 5_000

/** First the results of the edge, then those of the browser. Undefined if there are no results yet. */
export function useFound({ start, opening }: LocatorContext, search: string, hasMap: boolean): Shown | undefined {
  const { stationSearch } = opening
  const clock = useMinute()
  const favourites = useFavourites()
  const [answer, setAnswer] = useState<Found | undefined>(start.kind === 'list' ? start : undefined)
  // neither the selected station nor the view changes the results
  const key = writeLocatorQuery({ ...readLocatorQuery(search), selected: undefined, view: 'list' })
  const guess = start.kind === 'list' ? start.guess : undefined
  // "open now" changes each minute; other lists do not depend on the time
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
