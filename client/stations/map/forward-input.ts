// What a visitor does over the map goes to its thread, which cannot say in time what the browser shall leave alone: that is decided here.
import type { MapInput } from './map-thread.ts'

const TYPES = [
  'mousedown',
  'mouseup',
  'mousemove',
  'mouseover',
  'mouseout',
  'click',
  'dblclick',
  'contextmenu',
  'wheel',
  'touchstart',
  'touchmove',
  'touchend',
  'touchcancel',
  'keydown',
  'keyup',
]
/** a drag goes on beside the map */
const TYPES_BESIDE = ['mousemove', 'mouseup']
const FIELDS = [
  'button',
  'buttons',
  'ctrlKey',
  'shiftKey',
  'altKey',
  'metaKey',
  'timeStamp',
  'deltaX',
  'deltaY',
  'deltaMode',
  'key',
  'code',
  'keyCode',
]
const TOUCHES = ['touches', 'targetTouches', 'changedTouches'] as const
/** the keys that move the map */
const MOVES = /^(?:Arrow(?:Left|Right|Up|Down)|[-+=_])$/

/** Until the returned function is called. `cooperative`: one finger and a wheel without a key are the page's. */
export function forwardInput(place: HTMLElement, cooperative: boolean, send: (input: MapInput) => void): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let isDragging = false

  function forward(event: Event): void {
    if (event.type === 'mousedown') isDragging = true
    if (event.cancelable && isForMap(event, cooperative)) event.preventDefault()
    send(inputOf(event, place, false))
  }

  function forwardBeside(event: Event): void {
    if (isDragging) send(inputOf(event, place, true))
    if (event.type === 'mouseup') isDragging = false
  }

  // a scroll begins without waiting for it
  for (const type of TYPES) place.addEventListener(type, forward, { signal, passive: type === 'touchstart' })
  for (const type of TYPES_BESIDE) document.addEventListener(type, forwardBeside, { signal, capture: true })
  return () => leaving.abort()
}

/** Whether the map answers to it, and the page does not. */
function isForMap(event: Event, cooperative: boolean): boolean {
  if (event instanceof WheelEvent) return !cooperative || event.ctrlKey || event.metaKey
  if (event instanceof KeyboardEvent) return MOVES.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
  // one that taps becomes a click
  return event.type === 'touchmove' && (!cooperative || touchesOf(event, 'touches').length > 1)
}

function inputOf(event: Event, place: HTMLElement, beside: boolean): MapInput {
  const { left, top } = place.getBoundingClientRect()
  const at = ({ clientX, clientY }: { clientX: number; clientY: number }) => ({ clientX: clientX - left, clientY: clientY - top })
  const fields = FIELDS.filter((name) => name in event).map((name) => [name, Reflect.get(event, name)])
  const touches = TOUCHES.filter((name) => name in event).map((name) => [
    name,
    touchesOf(event, name).map((touch) => ({ identifier: touch.identifier, ...at(touch) })),
  ])
  return { beside, type: event.type, ...(event instanceof MouseEvent && at(event)), ...Object.fromEntries([...fields, ...touches]) }
}

function touchesOf(event: Event, name: (typeof TOUCHES)[number]): Touch[] {
  return [...(Reflect.get(event, name) as TouchList)]
}
