import { savesData } from '../ui/saves-data.ts'
import { followedLink } from './followed-link.ts'
import { loadPayload, needsPrefetch } from './page-payloads.ts'
import { isSitePage } from './start-navigation.ts'

const MAX_AT_ONCE = 5 // §9
const HINTS = ['pointerenter', 'touchstart', 'focusin']

let running = 0

/**
 * Prefetches the page of a link that the visitor points at, touches or focuses; not with data saver
 * or on 2g (§9).
 */
export function startPrefetch(): () => void {
  const abort = new AbortController()
  for (const hint of HINTS)
    document.addEventListener(hint, onHint, { capture: true, passive: true, signal: abort.signal })
  return () => abort.abort()
}

function onHint(event: Event): void {
  const link = followedLink(event)
  if (!link || link.download) return
  const url = new URL(link.href)
  const address = url.pathname + url.search
  if (
    running >= MAX_AT_ONCE ||
    savesData() ||
    !isSitePage(url) ||
    url.pathname === location.pathname ||
    !needsPrefetch(address)
  )
    return
  running++
  loadPayload(address)
    .catch(() => undefined) // the click loads it again
    .finally(() => running--)
}
