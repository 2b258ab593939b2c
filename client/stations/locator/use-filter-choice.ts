import { useEffect, useRef, useState } from 'react'
import type { LocatorQuery } from '#shared/stations/locator-query.ts'
import { type QueryChange, useLocatorScene } from './locator-context.ts'

interface FilterChoosing {
  /** what is chosen, whether or not the page shows it yet */
  query: LocatorQuery
  choose: (change: QueryChange) => void
  /** the filters have been opened */
  start: () => void
}

/**
 * What is chosen while the filters are open: one entry of the history, however many choices. A box is checked at once, the page follows;
 * choices made before the browser has all stations wait for them.
 */
export function useFilterChoice(): FilterChoosing {
  const { query, ready, goTo } = useLocatorScene()
  const [ahead, setAhead] = useState<QueryChange[]>([])
  const [followed, setFollowed] = useState(query)
  const hasEntry = useRef(false)

  if (followed !== query) {
    setFollowed(query)
    if (ready) setAhead([])
  }

  useEffect(() => {
    if (!ready || ahead.length === 0) return
    goTo((now) => changed(now, ahead), hasEntry.current ? 'replace' : 'push')
    hasEntry.current = true
  }, [ready, ahead, goTo])

  return {
    query: changed(query, ahead),
    choose: (change) => setAhead((before) => [...before, change]),
    start: () => {
      hasEntry.current = false
    },
  }
}

function changed(query: LocatorQuery, changes: readonly QueryChange[]): LocatorQuery {
  return changes.reduce((now, change) => change(now), query)
}
