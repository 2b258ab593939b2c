import {
  type PointerEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { type LocatorQuery, writeLocatorQuery } from '#shared/stations/query/locator-query.ts'
import { type LocatorState, queryOf } from './use-query.ts'

interface FormOptions {
  state: LocatorState
  /** gets the focus when the pressed chip has disappeared */
  summary: RefObject<HTMLElement | null>
  fetchAhead: (query: LocatorQuery) => void
}

/**
 * The locator's form with uncontrolled fields: each press and each changed field of the sheet makes
 * a new query.
 */
export function useLocatorForm({ state: { query, go }, summary, fetchAhead }: FormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const pressed = useRef<Element>(null)

  // the uncontrolled fields follow the query
  const written = writeLocatorQuery(query)
  const shownFields = useRef(written)
  useLayoutEffect(() => {
    // not at first, because visitors may have typed before hydration
    if (shownFields.current === written) return
    shownFields.current = written
    form.current?.reset()
  }, [written])

  // when a pressed chip disappears, the summary gets its focus
  useEffect(() => {
    if (pressed.current?.isConnected) showActive(pressed.current)
    else if (pressed.current && document.activeElement === document.body) summary.current?.focus()
    pressed.current = null
  })

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    pressed.current = submitter
    go(queryOf(event.currentTarget, submitter))
  }

  /** The fields of the sheet send the form at once. */
  function change({ target }: { target: EventTarget }): void {
    if (!(target instanceof HTMLInputElement) || TEXT_FIELDS.has(target.name) || !form.current)
      return
    const next = queryOf(form.current)
    const isArrival = target.type === 'datetime-local' && target.value !== ''
    go(isArrival ? { ...next, openNow: false, openAt: target.value } : next)
  }

  function fetchPressed({ target }: PointerEvent): void {
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>('button[name]') : null
    if (button && form.current) fetchAhead(queryOf(form.current, button))
  }

  return { form, handlers: { onSubmit: submit, onChange: change, onPointerDown: fetchPressed } }
}

/** Fields that are sent with a button or the Enter key only. */
const TEXT_FIELDS = new Set(['q', 'from', 'to', 'via'])

/** An active chip moves to the start of the row: scrolls the row until the chip is beside "Filters". */
function showActive(chip: Element): void {
  const item = chip.closest<HTMLElement>('.locator-chips > li')
  const row = item?.parentElement
  const filters = row?.firstElementChild
  if (item && filters && chip.ariaPressed === 'true')
    row.scrollTo({ left: item.offsetLeft - filters.clientWidth - CHIP_START_PX })
}

/** the gutter of the row, and the gap between two chips */
const CHIP_START_PX = 24
