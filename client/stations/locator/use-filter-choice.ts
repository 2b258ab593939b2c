import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LocatorQuery } from '#shared/stations/locator-query.ts'
import { type QueryChange, useLocatorQuery } from './locator-context.ts'

interface FilterChoosing {
  /** what is chosen, whether or not the browser can answer it yet */
  query: LocatorQuery
  choose: (change: QueryChange) => void
  /** the filters have been opened */
  start: () => void
}

/** What is chosen while the filters are open: one entry of the history, however many choices. Until the browser has all stations they wait. */
export function useFilterChoice(): FilterChoosing {
  const { query, ready, goTo } = useLocatorQuery()
  const [waiting, setWaiting] = useState<QueryChange[]>([])
  const hasEntry = useRef(false)

  function follow(change: QueryChange): void {
    goTo(change, hasEntry.current ? 'replace' : 'push')
    hasEntry.current = true
  }

  const followWaiting = useEffectEvent(() => {
    if (waiting.length > 0) follow((now) => changed(now, waiting))
  })

  useEffect(() => {
    if (ready) followWaiting()
  }, [ready])

  return {
    query: ready ? query : changed(query, waiting),
    choose: (change) => (ready ? follow(change) : setWaiting((before) => [...before, change])),
    start: () => {
      hasEntry.current = false
    },
  }
}

function changed(query: LocatorQuery, changes: readonly QueryChange[]): LocatorQuery {
  return changes.reduce((now, change) => change(now), query)
}
