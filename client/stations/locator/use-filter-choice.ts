import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LocatorQuery } from '#shared/stations/locator-query.ts'
import type { QueryChange } from './locator-changes.ts'
import { useLocatorContext } from './locator-context.ts'

/**
 * What is chosen while the filters are open: one entry of the history, however many choices. Until the browser has all stations they wait.
 * `start` is called when the filters are opened.
 */
export function useFilterChoice(): { query: LocatorQuery; choose: (change: QueryChange) => void; start: () => void } {
  const { query, ready, goTo } = useLocatorContext()
  const [waiting, setWaiting] = useState<QueryChange[]>([])
  const hasEntry = useRef(false)
  const withWaiting = (now: LocatorQuery) => waiting.reduce((changed, change) => change(changed), now)

  function apply(change: QueryChange): void {
    goTo(change, hasEntry.current ? 'replace' : 'push')
    hasEntry.current = true
  }

  const applyWaiting = useEffectEvent(() => {
    if (waiting.length > 0) apply(withWaiting)
  })

  useEffect(() => {
    if (ready) applyWaiting()
  }, [ready])

  return {
    query: ready ? query : withWaiting(query),
    choose: (change) => (ready ? apply(change) : setWaiting((before) => [...before, change])),
    start: () => {
      hasEntry.current = false
    },
  }
}
