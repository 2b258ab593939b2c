import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type LocatorQuery,
  readLocatorQuery,
  writeLocatorQuery,
} from '#shared/stations/query/locator-query.ts'
import { ownQuery, writeQuery } from '../navigation/own-query.ts'
import { usePageHref } from '../navigation/site-context.tsx'

export interface LocatorState {
  query: LocatorQuery
  /** the page's own address: where the form is sent, and the start of links */
  action: string
  go: (next: LocatorQuery, history?: 'push' | 'replace') => void
}

/**
 * The locator's state is its query, which is the page's address. `start` is the query that the edge
 * has rendered.
 */
export function useQuery(start: string): LocatorState {
  const action = usePageHref()
  const [search, setSearch] = useState(start)
  const newest = useRef(start)

  const show = useCallback((next: string): void => {
    newest.current = next
    // at once: the next press reads the fields of the form, and the browser restores the scroll
    // position when this returns
    flushSync(() => setSearch(next))
  }, [])

  const go = useCallback(
    (next: LocatorQuery, history: 'push' | 'replace' = 'push'): void => {
      show(writeLocatorQuery(next))
      writeQuery(newest.current, history)
    },
    [show],
  )

  // a change that the locator has made itself is shown already
  useEffect(() => ownQuery(action, (next) => next === newest.current || show(next)), [action, show])

  return useMemo(() => ({ query: readLocatorQuery(search), action, go }), [search, action, go])
}

/** The query that a form sends with a submit button, or with none. */
export function queryOf(form: HTMLFormElement, submitter?: HTMLElement | null): LocatorQuery {
  const pairs = Array.from(new FormData(form, submitter), ([name, value]) => [name, String(value)])
  return readLocatorQuery(`?${new URLSearchParams(pairs)}`)
}

const Context = createContext<LocatorState | undefined>(undefined)

export const LocatorProvider = Context.Provider

export function useLocator(): LocatorState {
  const state = useContext(Context)
  if (!state) throw new Error('useLocator must be called inside a LocatorProvider')
  return state
}
