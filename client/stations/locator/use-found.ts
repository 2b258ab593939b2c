import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { type LocatorQuery, readLocatorQuery, writeLocatorQuery } from '#shared/stations/locator-query.ts'
import type { LocatorStart } from '#shared/stations/locator-start.ts'
import type { Found, RemoteSearch } from '../search/station-search.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { useFavourites } from '../favourites.ts'
import { useMinute } from '../use-minute.ts'
import { answerSteps } from './answer-steps.ts'
import { anew } from './locator-changes.ts'

/** The browser's own answer, or the edge's, which does not say where all of it is. */
type Answer = Omit<Found, 'around'> & Partial<Pick<Found, 'around'>>

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
  query: LocatorQuery
  rows: number
  start: LocatorStart
  locale: LocaleCode
}

/** The edge's answer first, then the browser's own. undefined while there is no list at all. */
export function useFound({ stationSearch, query, rows, start }: Wanted): Shown | undefined {
  const clock = useMinute()
  const favourites = useFavourites()
  // the first is on the screen, the others follow
  const [steps, setSteps] = useState<Answer[]>(() => (start.kind === 'list' ? [{ ...start, favourites: [] }] : []))
  const [answer] = steps
  const asked = useRef(0)
  // which station is chosen, and how it is looked at, finds no other stations
  const key = writeLocatorQuery({ ...anew(query), view: 'list' })
  const wanted = useMemo(() => readLocatorQuery(key), [key])
  const guess = start.kind === 'list' ? start.guess : undefined
  // "open now" is another list each minute, every other list is not
  const moment = query.openNow ? clock : undefined

  useEffect(() => {
    if (!stationSearch) return
    const turn = ++asked.current
    const from = wanted.near ?? guess
    stationSearch.find({ query: wanted, now: (moment ?? new Date()).getTime(), from, rows, favourites }).then((found) => {
      // in slices: twenty new cards would stop a slow phone for longer than a frame
      if (turn === asked.current) startTransition(() => setSteps(([before]) => answerSteps(withKnown(found, before), before)))
    })
  }, [stationSearch, wanted, rows, favourites, moment, guess])

  useEffect(() => {
    if (steps.length <= 1) return
    // unless a newer answer is there already
    return afterPaint(() => startTransition(() => setSteps((now) => (now === steps ? steps.slice(1) : now))))
  }, [steps])

  return useMemo(() => answer && { answer, now: clock ?? new Date(start.now), clock }, [answer, clock, start.now])
}

/** A worker's answer is a copy: of a station that was there already the old one stays, so that its card is not drawn again. */
function withKnown(answer: Found, before: Answer | undefined): Answer {
  const known = new Map([...(before?.stations ?? []), ...(before?.favourites ?? [])].map(({ station }) => [station.id, station]))
  const keep = (all: Found['stations']) => all.map((away) => ({ ...away, station: known.get(away.station.id) ?? away.station }))
  return { ...answer, stations: keep(answer.stations), favourites: keep(answer.favourites) }
}
