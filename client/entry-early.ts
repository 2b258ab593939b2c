// Runs before the page's own script is here, on a slow phone for seconds: what is pressed then is kept, shows that it was heard (aria-busy),
// and is pressed again when the page comes to life (ui/early-presses.ts). A form that was sent then is not sent again by a second press.
// No imports: it would wait for them. In the order of the page: [data-live] of the root says that React listens by now.
export {}

/** what the browser cannot do by itself */
const NEEDS_SCRIPT = 'button[type=button]:not([aria-disabled=true], [popovertarget])'
/** longer than a form's page is on its way; one that never came can be sent again */
const POST_LIMIT_MS = 10_000

document.addEventListener('click', keepPress, true)
document.addEventListener('submit', sendOnce, true)

function keepPress({ target }: Event): void {
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
