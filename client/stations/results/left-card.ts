// When the visitor comes back from a station, the link of its card is at the same place in the
// window and has the focus. The history entry stores both, because the browser may restore the
// scroll position before the list has its length.

import { readRecord } from '#shared/contract/read-values.ts'

const LINK = '.locator-card-name a'

/**
 * Stores the card whose link is followed, and focuses the card stored in this history entry.
 * Returns the function that stops it.
 */
export function keepLeftCard(): () => void {
  const { station, top } = readRecord(navigation.currentEntry?.getState()) ?? {}
  if (typeof station === 'string' && typeof top === 'number') {
    navigation.updateCurrentEntry({ state: null })
    // after the page has taken the focus (page/page-view.tsx) and the browser has scrolled
    requestAnimationFrame(() => restore(station, top))
  }
  document.addEventListener('click', remember, true)
  return () => document.removeEventListener('click', remember, true)
}

function restore(station: string, top: number): void {
  const link = document.querySelector<HTMLElement>(
    `[data-station="${CSS.escape(station)}"] ${LINK}`,
  )
  if (!link) return
  window.scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' })
  link.focus({ preventScroll: true })
}

function remember({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest(LINK) : null
  const station = link?.closest<HTMLElement>('[data-station]')?.dataset['station']
  if (link && station !== undefined)
    navigation.updateCurrentEntry({ state: { station, top: link.getBoundingClientRect().top } })
}
