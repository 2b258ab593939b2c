// When the visitor comes back from a station, its card is at the same place in the window and its link has the focus. The history entry
// stores the station and the place. The browser restores only the scroll position, which is not enough: cards far from the window have
// estimated heights (locator-results.css).

import { readRecord } from '#shared/contract/read-values.ts'
import { anySignal } from '#shared/any-signal.ts'

/** After this time the list has its final length, and the map beside it has loaded. */
const RESTORED_AFTER_MS = 3_000
/** Any of these ends the restoring, because the visitor is using the page. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** The card whose link was followed, and its position in the window. */
interface LeftCard {
  station: string
  top: number
}

/** Stores the card whose link is followed, and restores the card stored in this history entry. Returns the function that stops it. */
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

/** Moves the card back whenever the layout has changed, because not every browser has scroll anchoring. */
function restore(left: LeftCard, leaving: AbortSignal): void {
  const taken = new AbortController()
  const signal = anySignal(leaving, taken.signal, AbortSignal.timeout(RESTORED_AFTER_MS))
  const put = () => signal.aborted || scrollTo(left)
  // after the page has taken the focus (page/page-view.tsx)
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
