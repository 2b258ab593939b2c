import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readLocatorQuery, readSearchText, writeLocatorQuery } from '#shared/stations/locator-query.ts'
import type { LocatorStart } from '#shared/stations/locator-start.ts'
import { ownQuery, writeQuery } from '../../navigation/own-query.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { usePageHref } from '../../navigation/use-page-href.ts'
import { withText } from './locator-changes.ts'
import type { QueryChange } from './locator-context.ts'
import { useFound } from './use-found.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useStationSearch } from './use-station-search.ts'

/** while somebody types the address follows after this pause; the list does not wait for it */
const TYPING_DEBOUNCE_MS = 300

/** The locator's state is its query, which is the page's address; and what was found for it. */
export function useLocator(start: LocatorStart) {
  const { locale } = useSite().addressing
  const action = usePageHref()
  const [search, setSearch] = useState(start.search)
  const query = useMemo(() => readLocatorQuery(search), [search])
  // the next press builds on it, whether or not it is drawn yet
  const newest = useRef(search)
  // what is typed goes on in the entry the page came with, or in its own
  const isTypingEntry = useRef(true)
  const typing = useRef(0)
  // the field keeps its own letters: a space at the end is typed, but no part of an address
  const field = useRef<HTMLInputElement>(null)
  const opening = useStationSearch(start, locale)
  const { stationSearch } = opening
  const ready = stationSearch !== undefined
  const shown = useFound({ stationSearch, search, start })
  const keepFocus = useKeptFocus()

  const change = useCallback((changed: QueryChange): string => {
    clearTimeout(typing.current)
    newest.current = writeLocatorQuery(changed(readLocatorQuery(newest.current)))
    return newest.current
  }, [])

  const show = useCallback((next: string): void => {
    setSearch(next)
    const { q } = readLocatorQuery(next)
    if (field.current && readSearchText(field.current.value) !== q) field.current.value = q
  }, [])

  const goTo = useCallback(
    (changed: QueryChange, history: 'push' | 'replace'): void => {
      keepFocus()
      show(change(changed))
      isTypingEntry.current &&= history === 'replace'
      writeQuery(newest.current, history)
    },
    [keepFocus, show, change],
  )

  function type(text: string): void {
    const next = change((now) => withText(now, text))
    startTransition(() => setSearch(next))
    // without all stations at hand only a press on Search asks for others
    if (!ready) return
    typing.current = window.setTimeout(() => {
      writeQuery(next, isTypingEntry.current ? 'replace' : 'push')
      isTypingEntry.current = true
    }, TYPING_DEBOUNCE_MS)
  }

  useEffect(() => () => clearTimeout(typing.current), [])

  useEffect(() => {
    if (!ready) return
    return ownQuery(action, (next) => {
      // what is written here comes back as a navigation
      if (next === newest.current) return
      clearTimeout(typing.current)
      newest.current = next
      isTypingEntry.current = false
      // the browser puts the page back where it was scrolled to as soon as this has returned
      flushSync(() => show(next))
    })
  }, [ready, action, show])

  const catchUp = useEffectEvent(() => {
    const text = field.current?.value ?? ''
    if (readSearchText(text) !== query.q) type(text)
  })

  useEffect(() => {
    // letters may have come before the scripts
    if (ready) catchUp()
  }, [ready])

  const context = useMemo(() => ({ locale, action, ready, goTo }), [locale, action, ready, goTo])
  return { context, query, shown, opening, field, type }
}
