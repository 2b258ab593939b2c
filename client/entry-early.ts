// Runs before the page's script has loaded, which takes seconds on a slow phone. It records which
// buttons are pressed and marks them as busy (aria-busy); entry-client.tsx presses them again after
// hydration. It also prevents that a form is sent twice, and sets [data-whole] when the browser
// scrolls to a place that depends on the height of all blocks (page/page-view.css) and cards
// (stations/results/results.css). It has no imports, because it would have to wait for them. It
// stops when the root has [data-live]: then React handles the events.
export {}

/** buttons that do nothing without a script */
const NEEDS_SCRIPT = 'button[type=button]:not([aria-disabled=true], [popovertarget])'
/** longer than a submission takes; after that the form can be sent again */
const POST_LIMIT_MS = 10_000

const [arrival] = performance.getEntriesByType('navigation')
// a reload and Back restore the scroll position
if (
  location.hash !== '' ||
  (arrival instanceof PerformanceNavigationTiming && arrival.type !== 'navigate')
)
  showWhole()
window.addEventListener('popstate', showWhole)
document.addEventListener(
  'click',
  ({ target }) => target instanceof Element && target.closest('a[href*="#"]') && showWhole(),
  true,
)
document.addEventListener('click', recordPress, true)
document.addEventListener('submit', sendOnce, true)

function showWhole(): void {
  document.documentElement.dataset['whole'] = ''
}

function recordPress({ target }: Event): void {
  const button =
    target instanceof Element && !isLive() ? target.closest<HTMLButtonElement>(NEEDS_SCRIPT) : null
  if (!button || 'pressed' in button.dataset) return
  button.dataset['pressed'] = button.ariaBusy ?? ''
  button.ariaBusy = 'true'
}

function sendOnce(event: Event): void {
  const form = event.target
  if (isLive() || !(form instanceof HTMLFormElement) || form.method !== 'post') return
  if ('posted' in form.dataset) event.preventDefault()
  form.dataset['posted'] = ''
  setTimeout(() => delete form.dataset['posted'], POST_LIMIT_MS)
}

function isLive(): boolean {
  return document.querySelector('#root[data-live]') !== null
}
