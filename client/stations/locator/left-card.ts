/** By then the list is as long as it stays, and the map beside it has its place. */
const SETTLED_AFTER_MS = 3_000
/** The visitor goes on: the place is theirs again. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** The card that led away from the list, and where it stood in the window. */
interface LeftCard {
  station: string
  top: number
}

/**
 * Who comes back finds the card where it was, and the focus on its link. The entry of the history keeps both: the browser restores what was
 * scrolled to, but cards that are not near the window have guessed heights until they are (list.css), and the focus it forgets. Returns how
 * to stop.
 */
export function keepLeftCard(): () => void {
  let stop = (): void => undefined
  const left = leftCard(navigation.currentEntry?.getState())
  if (left) {
    navigation.updateCurrentEntry({ state: null })
    stop = keepPlace(left)
  }
  document.addEventListener('click', remember, true)
  return () => {
    stop()
    document.removeEventListener('click', remember, true)
  }
}

/**
 * The list has its own heights only bit by bit, the map comes beside it, and not every browser keeps what is seen in its place then: so
 * the card is put where it was whenever something has moved.
 */
function keepPlace(left: LeftCard): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const put = () => signal.aborted || comeBack(left)
  const stop = () => stopping.abort()
  // the page itself takes the focus first (page/page-view.tsx)
  queueMicrotask(put)
  const resized = new ResizeObserver(put)
  resized.observe(document.body)
  signal.addEventListener('abort', () => resized.disconnect())
  window.addEventListener('scroll', put, { signal })
  for (const input of INPUTS) window.addEventListener(input, stop, { signal, capture: true, passive: true })
  const timer = setTimeout(stop, SETTLED_AFTER_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
  return stop
}

function remember({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('.locator-card-name a') : null
  const station = link?.closest<HTMLElement>('[data-station]')?.dataset['station']
  if (!link || station === undefined) return
  navigation.updateCurrentEntry({ state: { station, top: link.getBoundingClientRect().top } satisfies LeftCard })
}

function comeBack({ station, top }: LeftCard): void {
  const link = document.querySelector<HTMLElement>(`[data-station="${CSS.escape(station)}"] .locator-card-name a`)
  if (!link) return
  const moved = link.getBoundingClientRect().top - top
  if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' })
  link.focus({ preventScroll: true })
}

function leftCard(state: unknown): LeftCard | undefined {
  if (typeof state !== 'object' || state === null || !('station' in state) || !('top' in state)) return undefined
  const { station, top } = state
  return typeof station === 'string' && typeof top === 'number' ? { station, top } : undefined
}
