import { isHeld, isPreview, loadPayload } from './page-payloads.ts'
import { isSitePage } from './site-page.ts'

const MAX_AT_ONCE = 5 // §9

let running = 0

/** A link the visitor points at, touches or focuses is asked for ahead of the click; not on data saver or 2g (§9). */
export function startPrefetch(): () => void {
  function onHint(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (link instanceof HTMLAnchorElement && link.target === '' && !link.download) prefetch(new URL(link.href))
  }
  const hints = ['pointerenter', 'touchstart', 'focusin']
  for (const hint of hints) document.addEventListener(hint, onHint, { capture: true, passive: true })
  return () => {
    for (const hint of hints) document.removeEventListener(hint, onHint, { capture: true })
  }
}

function prefetch(url: URL): void {
  const address = url.pathname + url.search
  if (
    running >= MAX_AT_ONCE ||
    savesData() ||
    !isSitePage(url) ||
    isHeld(address) ||
    isPreview(address) ||
    url.pathname === location.pathname
  )
    return
  running++
  loadPayload(address)
    .catch(() => undefined) // a prefetch that fails costs nothing: the click asks again
    .finally(() => running--)
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  return Reflect.get(connection, 'saveData') === true || String(Reflect.get(connection, 'effectiveType')).endsWith('2g')
}
