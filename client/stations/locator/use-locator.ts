import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readLocatorQuery, readSearchText, writeLocatorQuery } from '#shared/stations/locator-query.ts'
import type { LocatorStart } from '#shared/stations/locator-answer.ts'
import { ownQuery, writeQuery } from '../../navigation/own-query.ts'
import { usePageHref } from '../../navigation/site-context.tsx'
import { type QueryChange, withText } from './locator-changes.ts'
import type { SearchOpening } from './use-station-search.ts'

/** While somebody types the address follows after this pause; the list does not wait for it. */
const TYPING_DEBOUNCE_MS = 300

/** The locator's state is its query, which is the page's address. */
export function useLocator(start: LocatorStart, opening: SearchOpening) {
  const action = usePageHref()
  const ready = opening.stationSearch !== undefined
  const [search, setSearch] = useState(start.search)
  const query = useMemo(() => readLocatorQuery(search), [search])
  // the next press builds on it, whether or not it is rendered yet
  const newest = useRef(search)
  // what is typed goes on in the entry the page came with, or in its own
  const isTypingEntry = useRef(true)
  const typing = useRef(0)
  // uncontrolled: a space at the end is typed, but no part of an address
  const field = useRef<HTMLInputElement>(null)
  const pressed = useRef<Element>(null)

  const show = useCallback((next: string): void => {
    clearTimeout(typing.current)
    newest.current = next
    setSearch(next)
    const { q } = readLocatorQuery(next)
    if (field.current && readSearchText(field.current.value) !== q) field.current.value = q
  }, [])

  const goTo = useCallback(
    (change: QueryChange, history: 'push' | 'replace'): void => {
      pressed.current = document.activeElement
      show(writeLocatorQuery(change(readLocatorQuery(newest.current))))
      isTypingEntry.current &&= history === 'replace'
      writeQuery(newest.current, history)
    },
    [show],
  )

  function type(text: string): void {
    clearTimeout(typing.current)
    const next = writeLocatorQuery(withText(readLocatorQuery(newest.current), text))
    newest.current = next
    startTransition(() => setSearch(next))
    // without all stations at hand only a press on Search fetches others
    if (!ready) return
    typing.current = window.setTimeout(() => {
      writeQuery(next, isTypingEntry.current ? 'replace' : 'push')
      isTypingEntry.current = true
    }, TYPING_DEBOUNCE_MS)
  }

  useEffect(() => () => clearTimeout(typing.current), [])

  const followAddress = useEffectEvent((next: string) => {
    // what is written here comes back as a navigation
    if (next === newest.current) return
    isTypingEntry.current = false
    // the browser restores the scroll position as soon as this has returned
    flushSync(() => show(next))
  })

  const typeEarlyLetters = useEffectEvent(() => {
    const text = field.current?.value ?? ''
    if (readSearchText(text) !== query.q) type(text)
  })

  useEffect(() => {
    if (!ready) return
    // letters may have come before the scripts
    typeEarlyLetters()
    return ownQuery(action, (next) => followAddress(next))
  }, [ready, action])

  // A press may take its own button away, and the focus with it: from a chip or "clear" it goes to the number of stations, from a card's "map",
  // where the map comes in the list's place, to the map.
  useEffect(() => {
    const button = pressed.current
    if (!button || button.checkVisibility()) return
    pressed.current = null
    if (button.isConnected) document.querySelector<HTMLElement>('.locator-map')?.focus()
    else if (document.activeElement === document.body) document.querySelector<HTMLElement>('.locator-count')?.focus()
  })

  const context = useMemo(() => ({ start, opening, query, action, ready, goTo }), [start, opening, query, action, ready, goTo])
  return { context, search, field, type }
}
