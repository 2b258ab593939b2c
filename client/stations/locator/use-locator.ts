import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readLocatorQuery, readSearchText, writeLocatorQuery } from '#shared/stations/locator-query.ts'
import type { LocatorStart } from '#shared/stations/locator-answer.ts'
import { ownQuery, writeQuery } from '../../navigation/own-query.ts'
import { usePageHref } from '../../navigation/site-context.tsx'
import { type QueryChange, withText } from './locator-changes.ts'
import type { SearchOpening } from './use-station-search.ts'

/** The address is updated after this pause in typing; the list is updated at once. */
const TYPING_DEBOUNCE_MS = 300

/** The locator's state is its query, which is the page's address. */
export function useLocator(start: LocatorStart, opening: SearchOpening) {
  const action = usePageHref()
  const ready = opening.stationSearch !== undefined
  const [search, setSearch] = useState(start.search)
  const query = useMemo(() => readLocatorQuery(search), [search])
  // the query after the last change; the next change starts from it, even if it has not rendered yet
  const newest = useRef(search)
  // true if typing may replace the current history entry: typing has made it, or the page was opened with it
  const isTypingEntry = useRef(true)
  const typing = useRef(0)
  // uncontrolled: a space at the end stays in the field, but is not part of the address
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
    // until the browser has all stations, only a press on Search fetches other results
    if (!ready) return
    typing.current = window.setTimeout(() => {
      writeQuery(next, isTypingEntry.current ? 'replace' : 'push')
      isTypingEntry.current = true
    }, TYPING_DEBOUNCE_MS)
  }

  useEffect(() => () => clearTimeout(typing.current), [])

  const followAddress = useEffectEvent((next: string) => {
    // the locator itself has made this change
    if (next === newest.current) return
    isTypingEntry.current = false
    // the browser restores the scroll position as soon as this returns
    flushSync(() => show(next))
  })

  const typeEarlyLetters = useEffectEvent(() => {
    const text = field.current?.value ?? ''
    if (readSearchText(text) !== query.q) type(text)
  })

  useEffect(() => {
    if (!ready) return
    // the visitor may have typed before hydration
    typeEarlyLetters()
    return ownQuery(action, (next) => followAddress(next))
  }, [ready, action])

  // A press may remove or hide the pressed button, which has the focus. If it is removed (a chip, "clear"), the number of stations takes the
  // focus. If it is hidden because the map replaces the list, the map takes the focus.
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
