// Back from a station its card stands where it stood, and its link has the focus. The entry of the history remembers both: the browser restores
// the scroll position, but cards away from the window have guessed heights until they are near (list.css), and it forgets the focus.

import { readRecord } from '#shared/contract/read-values.ts'
import { anySignal } from '#shared/any-signal.ts'

/** By then the list is as long as it stays, and the map beside it is there. */
const RESTORED_AFTER_MS = 3_000
/** The visitor goes on: nothing is scrolled any more. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** The card that led away from the list, and where it stood in the window. */
interface LeftCard {
  station: string
  top: number
}

/** Remembers the card that is left, and restores the one that was. Returns how to stop. */
export function keepLeftCard(): () => void {
  const leaving = new AbortController()
  const left = readLeftCard(navigation.currentEntry?.getState())
  if (left) {
    navigation.updateCurrentEntry({ state: null })
    restore(left, leaving.signal)
  }
  document.addEventListener('click', remember, { capture: true, signal: leaving.signal })
  return () => leaving.abort()
}

/** Puts the card where it was whenever something has moved: not every browser has scroll anchoring. */
function restore(left: LeftCard, leaving: AbortSignal): void {
  const taken = new AbortController()
  const signal = anySignal(leaving, taken.signal, AbortSignal.timeout(RESTORED_AFTER_MS))
  const put = () => signal.aborted || scrollTo(left)
  // the page itself takes the focus first (page/page-view.tsx)
  queueMicrotask(put)
  const resized = new ResizeObserver(put)
  resized.observe(document.body)
  signal.addEventListener('abort', () => resized.disconnect())
  window.addEventListener('scroll', put, { signal })
  for (const input of INPUTS) window.addEventListener(input, () => taken.abort(), { signal, capture: true, passive: true })
}

function scrollTo({ station, top }: LeftCard): void {
  const link = document.querySelector<HTMLElement>(`[data-station="${CSS.escape(station)}"] .locator-card-name a`)
  if (!link) return
  const moved = link.getBoundingClientRect().top - top
  if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' })
  link.focus({ preventScroll: true })
}

function remember({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('.locator-card-name a') : null
  const station = link?.closest<HTMLElement>('[data-station]')?.dataset['station']
  if (!link || station === undefined) return
  navigation.updateCurrentEntry({ state: { station, top: link.getBoundingClientRect().top } satisfies LeftCard })
}

function readLeftCard(state: unknown): LeftCard | undefined {
  const { station, top } = readRecord(state) ?? {}
  return typeof station === 'string' && typeof top === 'number' ? { station, top } : undefined
}
