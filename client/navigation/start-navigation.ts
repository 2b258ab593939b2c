// Links are real links. With the Navigation API a click becomes a navigation without a reload;
// without it the browser loads the page. The API scrolls (to the top, to a hash, or to the restored
// position on Back and Forward); the page moves the focus.

import { loadedWithNewBuild } from '../ui/build-check.ts'
import { queryOwner } from './own-query.ts'

const NOT_PAGES =
  /^\/(?:assets|images|builds|_ipx|_health|proxy|api)(?:\/|$)|\.(?:xml|txt|json|pdf)$/

/** Resolves when the new page is on the screen. */
type OpenUrl = (url: URL, signal: AbortSignal, scroll: () => void) => Promise<void>

export function startNavigation(open: OpenUrl): () => void {
  if (!('navigation' in window)) return () => undefined

  function onNavigate(event: NavigateEvent): void {
    const url = new URL(event.destination.url)
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData)
      return
    if (event.navigationType === 'reload' || !isSitePage(url)) return
    const onQuery = queryOwner(url)
    if (onQuery) {
      const scroll = event.navigationType === 'traverse' ? 'after-transition' : 'manual'
      event.intercept({ focusReset: 'manual', scroll, handler: async () => onQuery(url.search) })
      return
    }
    // returns without intercept(), so that the browser loads the page; not for Back and Forward
    // within this document, for which the browser would only change the address
    if (!event.destination.sameDocument && loadedWithNewBuild(url.pathname)) return
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: () => open(url, event.signal, () => scrollTo(event)),
    })
  }

  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}

/**
 * Scrolls to the top of the new page, or to the hash. Firefox finds the element of a hash only
 * after the layout of the new page.
 */
function scrollTo(event: NavigateEvent): void {
  document.body.getBoundingClientRect()
  event.scroll()
}

/** Whether an address of this origin is a page, and not a file or an endpoint. */
export function isSitePage(url: URL): boolean {
  return url.origin === location.origin && !NOT_PAGES.test(url.pathname)
}
