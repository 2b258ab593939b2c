// When the visitor comes back from a station, the link of its card has the focus. The history entry stores the station; the browser restores
// the scroll position.
import { readRecord } from '#shared/contract/read-values.ts'

const LINK = '.locator-card-name a'

/** Stores the card whose link is followed, and focuses the card stored in this history entry. Returns the function that stops it. */
export function keepLeftCard(): () => void {
  const station = readRecord(navigation.currentEntry?.getState())?.['station']
  if (typeof station === 'string') {
    navigation.updateCurrentEntry({ state: null })
    const link = document.querySelector<HTMLElement>(`[data-station="${CSS.escape(station)}"] ${LINK}`)
    // after the page has taken the focus (page/page-view.tsx)
    queueMicrotask(() => link?.focus({ preventScroll: true }))
  }
  document.addEventListener('click', remember, true)
  return () => document.removeEventListener('click', remember, true)
}

function remember({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest(LINK) : null
  const station = link?.closest<HTMLElement>('[data-station]')?.dataset['station']
  if (station !== undefined) navigation.updateCurrentEntry({ state: { station } })
}
