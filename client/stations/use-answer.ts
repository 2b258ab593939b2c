import { useEffect, useState } from 'react'
import useSWR, { mutate as store, preload } from 'swr'
import { type LocatorQuery, writeLocatorQuery } from '#shared/stations/query/locator-query.ts'
import type { LocatorAnswer, LocatorStart } from '#shared/stations/search/locator-answer.ts'
import { useSite } from '../navigation/site-context.tsx'
import { SWR_OPTIONS } from '../ui/swr-options.ts'
import { answersAddress, LIMITED, loadAnswer } from './load-answer.ts'

/** The list of the stations that are open now is this old at most. */
const REFRESH_MS = 60_000

export interface ShownAnswer {
  /**
   * the answer to the query. While it loads and after a failure: the previous answer; undefined
   * without one
   */
  answer: LocatorAnswer | undefined
  isLoading: boolean
  /** of the last request; limited: the visitor is over the rate limit */
  failure: 'failed' | 'limited' | undefined
  retry: () => void
  /** starts to load an answer that will probably be needed */
  fetchAhead: (query: LocatorQuery) => void
}

/**
 * The edge's answer to the query. The page has the first one. `hasMap`: the map needs the points of
 * all results.
 */
export function useAnswer(start: LocatorStart, query: LocatorQuery, hasMap: boolean): ShownAnswer {
  const { addressing } = useSite()
  const first = start.kind === 'list' ? start : undefined
  const [shown, setShown] = useState<LocatorAnswer | undefined>(first)
  // a selected station among the rows needs no request
  const isInRows = shown?.stations.some(({ station }) => station.id === query.selected)
  const selected = isInRows ? undefined : query.selected
  const addressOf = (asked: LocatorQuery) =>
    answersAddress(addressing) +
    writeLocatorQuery({ ...asked, view: 'list', others: hasMap ? 'points=1' : '' })
  const address = addressOf({ ...query, selected })
  const [firstAddress] = useState(address)
  const { data, error, isLoading, mutate } = useSWR<LocatorAnswer>(address, loadAnswer, {
    // other addresses have no answer yet, so SWR loads them
    ...(first && address === firstAddress && { fallbackData: first }),
    ...SWR_OPTIONS,
    keepPreviousData: true,
    // the first answer is new; without one, or with a map, a request is needed
    revalidateOnMount: first === undefined,
    refreshInterval: query.openNow ? REFRESH_MS : 0,
    onError: () => undefined,
  })

  // so that Back to the first query needs no request
  useEffect(() => {
    if (first) void store(firstAddress, first, { revalidate: false })
  }, [firstAddress, first])

  const answer = data ?? first
  if (answer !== shown) setShown(answer)

  return {
    answer,
    isLoading,
    failure:
      error === undefined || isLoading ? undefined : error === LIMITED ? 'limited' : 'failed',
    retry: () => void mutate(),
    fetchAhead: (asked) => void preload(addressOf(asked), loadAnswer).catch(() => undefined),
  }
}
