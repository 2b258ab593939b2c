import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readLocatorQuery, readSearchText } from '#shared/stations/locator-query.ts'
import { readRows } from '#shared/stations/locator-rows.ts'
import type { LocatorStart } from '#shared/stations/locator-start.ts'
import { ownQuery } from '../../navigation/own-query.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { usePageHref } from '../../navigation/use-page-href.ts'
import { useStationSearch } from './use-station-search.ts'
import { useFound } from './use-found.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { withText } from './locator-changes.ts'
import type { QueryChange } from './locator-context.ts'
import { createNewestQuery } from './newest-query.ts'

/** while somebody types the address follows after this pause; the list does not wait for it */
const TYPING_PAUSE_MS = 300
/** as many as a page with all of them may hold */
const MAX_ROWS = 5_000

/** The locator's state: its address, the words being typed, and what was found for both. */
export function useLocator(start: LocatorStart) {
  const { locale } = useSite().addressing
  const action = usePageHref()
  const [search, setSearch] = useState(start.search)
  const [typed, setTyped] = useState<string>()
  const typing = useRef(0)
  // the field keeps its own letters: a key on a slow phone waits for nothing else
  const field = useRef<HTMLInputElement>(null)
  const opening = useStationSearch(start, locale)
  const { stationSearch } = opening

  const written = useMemo(() => readLocatorQuery(search), [search])
  const query = useMemo(() => (typed === undefined ? written : withText(written, typed)), [written, typed])
  const shown = useFound({ stationSearch, query, rows: typed === undefined ? readRows(search, MAX_ROWS) : readRows(''), start, locale })

  const shownSearch = useRef(search)
  const show = useCallback((next: string): void => {
    clearTimeout(typing.current)
    shownSearch.current = next
    // not as a transition: a press is to be seen whatever else is being drawn
    setTyped(undefined)
    setSearch(next)
    const { q } = readLocatorQuery(next)
    // a space at the end is typed, but no part of an address
    if (field.current && readSearchText(field.current.value) !== q) field.current.value = q
  }, [])
  const [newest] = useState(() => createNewestQuery(search))

  useEffect(() => {
    if (!stationSearch) return
    // what is written here comes back as a navigation, and the next letter may have been typed since
    return ownQuery(action, (next) => {
      if (next === shownSearch.current) return
      newest.restart(next)
      // the browser puts the page back where it was scrolled to as soon as this has returned
      flushSync(() => show(next))
    })
  }, [stationSearch, action, newest, show])

  useEffect(
    () => () => {
      clearTimeout(typing.current)
      newest.stop()
    },
    [newest],
  )

  const keepFocus = useKeptFocus()
  const goTo = useCallback(
    (change: QueryChange, history: 'push' | 'replace'): void => {
      keepFocus()
      newest.change(change)
      newest.follow(show, history)
    },
    [keepFocus, newest, show],
  )

  function type(text: string): void {
    newest.change((now) => withText(now, text))
    startTransition(() => setTyped(text))
    clearTimeout(typing.current)
    // without all stations at hand only a press on Search asks for others
    if (stationSearch) typing.current = window.setTimeout(() => newest.follow(show, 'type'), TYPING_PAUSE_MS)
  }

  const catchUp = useEffectEvent(() => {
    const text = field.current?.value ?? ''
    if (readSearchText(text) !== written.q) type(text)
  })

  useEffect(() => {
    // letters may have come before the scripts
    if (stationSearch) catchUp()
  }, [stationSearch])

  const ready = stationSearch !== undefined
  const desk = useMemo(() => ({ locale, action, ready, goTo }), [locale, action, ready, goTo])
  return { desk, query, shown, opening, field, type }
}
