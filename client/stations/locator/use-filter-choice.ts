import { useEffect, useRef, useState } from 'react'
import type { LocatorQuery } from '#shared/stations/locator-query.ts'
import { useLocatorScene } from './locator-context.ts'

/**
 * What is chosen while the filters are open: one entry of the history, however many choices. Choices made before the browser has all stations
 * wait for them.
 */
export function useFilterChoice(): { query: LocatorQuery; choose: (query: LocatorQuery) => void; start: () => void } {
  const { query, ready, goTo } = useLocatorScene()
  const [waiting, setWaiting] = useState<LocatorQuery>()
  const hasEntry = useRef(false)

  useEffect(() => {
    if (!ready || !waiting) return
    goTo(waiting, 'push')
    hasEntry.current = true
  }, [ready, waiting, goTo])

  function choose(next: LocatorQuery): void {
    if (!ready) return setWaiting(next)
    goTo(next, hasEntry.current ? 'replace' : 'push')
    hasEntry.current = true
  }

  return {
    query: ready ? query : (waiting ?? query),
    choose,
    start: () => {
      hasEntry.current = false
    },
  }
}
