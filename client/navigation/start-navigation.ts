// Links are real links. Where the browser has the Navigation API a click becomes a navigation without a reload; where it has
// not, the browser loads the page as ever. Scrolling (top, hash, restored on Back and Forward) is the API's, focus is ours.
import { loadedWithNewBuild } from './build-check.ts'
import { queryOwner } from './own-query.ts'
import { isSitePage } from './site-page.ts'

export interface NavigationHandlers {
  /** resolves when the new page is on the screen */
  open: (url: URL, signal: AbortSignal, scroll: () => void) => Promise<void>
}

export function startNavigation({ open }: NavigationHandlers): () => void {
  if (!('navigation' in window)) return () => undefined

  function onNavigate(event: NavigateEvent): void {
    const url = new URL(event.destination.url)
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return
    if (event.navigationType === 'reload' || !isSitePage(url)) return
    const onQuery = queryOwner(url)
    if (onQuery) {
      const scroll = event.navigationType === 'traverse' ? 'after-transition' : 'manual'
      event.intercept({ focusReset: 'manual', scroll, handler: async () => onQuery(url.search) })
      return
    }
    // not Back and Forward within this document: they keep their place, and left alone the browser would change the address only
    if (!event.destination.sameDocument && loadedWithNewBuild(url.pathname)) return
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => open(url, event.signal, () => event.scroll()) })
  }

  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}
