import { startTransition, useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { localizedHref } from '#shared/locale/locale-links.ts'
import { type LocatorQuery, readLocatorQuery, readSearchText, writeLocatorQuery } from '#shared/stations/locator-query.ts'
import { readRows } from '#shared/stations/locator-rows.ts'
import type { LocatorStart } from '#shared/stations/locator-start.ts'
import { ownQuery, writeQuery } from '../../navigation/own-query.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { useFinder } from './use-finder.ts'
import { useFound } from './use-found.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { withText } from './locator-changes.ts'

/** while somebody types the address follows after this pause; the list does not wait for it */
const TYPING_PAUSE_MS = 300
/** as many as a page with all of them may hold */
const MAX_ROWS = 5_000

/** The locator's state: its address, the words being typed, and what was found for both. */
export function useLocator(start: LocatorStart) {
  const { addressing, path } = useSite()
  const { locale } = addressing
  const [search, setSearch] = useState(start.search)
  const [typed, setTyped] = useState<string>()
  const timer = useRef(0)
  // the field keeps its own letters: a key on a slow phone waits for nothing else
  const field = useRef<HTMLInputElement>(null)
  const finder = useFinder(start, locale)

  const written = useMemo(() => readLocatorQuery(search), [search])
  const query = useMemo(() => (typed === undefined ? written : withText(written, typed)), [written, typed])
  const shown = useFound({ finder, query, rows: typed === undefined ? readRows(search, MAX_ROWS) : readRows(''), start, locale })

  const shownSearch = useRef(search)
  const show = useCallback((next: string): void => {
    clearTimeout(timer.current)
    shownSearch.current = next
    // at once, not as a transition: the next press builds on it, and a checkbox would for a moment be what it was
    setTyped(undefined)
    setSearch(next)
    const { q } = readLocatorQuery(next)
    // a space at the end is typed, but no part of an address
    if (field.current && readSearchText(field.current.value) !== q) field.current.value = q
  }, [])

  useEffect(() => {
    if (!finder) return
    // what is written here comes back as a navigation, and the next letter may have been typed since
    return ownQuery((next) => next !== shownSearch.current && show(next))
  }, [finder, show])

  useEffect(() => () => clearTimeout(timer.current), [])

  const keepFocus = useKeptFocus()
  const goTo = useCallback(
    (next: LocatorQuery, history: 'push' | 'replace'): void => {
      keepFocus()
      const address = writeLocatorQuery(next)
      show(address)
      // the address follows in a task of its own
      setTimeout(() => writeQuery(address, history))
    },
    [keepFocus, show],
  )

  const latest = useRef(query)
  useLayoutEffect(() => {
    latest.current = query
  }, [query])

  function type(text: string): void {
    startTransition(() => setTyped(text))
    clearTimeout(timer.current)
    // without all stations at hand only a press on Search asks for others
    if (finder) timer.current = window.setTimeout(() => goTo(withText(written, text), 'replace'), TYPING_PAUSE_MS)
  }

  const catchUp = useEffectEvent(() => {
    const text = field.current?.value ?? ''
    if (readSearchText(text) !== written.q) type(text)
  })

  useEffect(() => {
    // letters may have come before the scripts
    if (finder) catchUp()
  }, [finder])

  const action = localizedHref(path, addressing)
  const ready = finder !== undefined
  const desk = useMemo(() => ({ locale, action, ready, goTo, queryNow: () => latest.current }), [locale, action, ready, goTo])
  return { desk, query, shown, finder, field, type }
}
