// Runs before the page's own script is loaded, which takes seconds on a slow phone. A press is recorded, shown as busy (aria-busy) and
// replayed at hydration (entry-client.tsx). A form that was sent is not sent again by a second press.
// No imports: it would wait for them. [data-live] of the root: React listens.
export {}

/** what does nothing without a script */
const NEEDS_SCRIPT = 'button[type=button]:not([aria-disabled=true], [popovertarget])'
/** longer than a form's page is on its way; one that never came can be sent again */
const POST_LIMIT_MS = 10_000

document.addEventListener('click', recordPress, true)
document.addEventListener('submit', sendOnce, true)

function recordPress({ target }: Event): void {
  const button = target instanceof Element && !isLive() ? target.closest<HTMLButtonElement>(NEEDS_SCRIPT) : null
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
