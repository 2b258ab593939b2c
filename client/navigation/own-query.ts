// A view with its state in the address (the station locator) owns the query of its page. Links,
// forms, Back and Forward within the page call it, and no page is fetched for them.

import { useEffect, useState } from 'react'

const HAS_NAVIGATION = 'navigation' in globalThis

/** `search` is '' or '?…' */
type OnQuery = (search: string) => void

/**
 * `pathnames`: the path with which the page was opened, and the path that links have. The first may
 * lack the locale prefix.
 */
let owner: { pathnames: string[]; onQuery: OnQuery } | undefined

/** Owns the query until the returned function is called. `pageHref` comes from usePageHref. */
export function ownQuery(pageHref: string, onQuery: OnQuery): () => void {
  const mine = {
    pathnames: [location.pathname, new URL(pageHref, location.origin).pathname],
    onQuery,
  }
  owner = mine
  const onPopState = () => onQuery(location.search)
  if (!HAS_NAVIGATION) window.addEventListener('popstate', onPopState)
  return () => {
    window.removeEventListener('popstate', onPopState)
    if (owner === mine) owner = undefined
  }
}

/**
 * The current query, for a view that owns it. Only in the browser. `changes` is 0 for the query
 * with which the page was opened.
 */
export function useOwnQuery(pageHref: string): { search: string; changes: number } {
  const [shown, setShown] = useState(() => ({ search: location.search, changes: 0 }))
  useEffect(
    () =>
      ownQuery(pageHref, (search) => setShown(({ changes }) => ({ search, changes: changes + 1 }))),
    [pageHref],
  )
  return shown
}

/** The function to call for a navigation to this address. Undefined if the address is another page. */
export function queryOwner({ origin, pathname }: URL): OnQuery | undefined {
  const isOwned = [pathname, location.pathname].every((one) => owner?.pathnames.includes(one))
  return origin === location.origin && isOwned ? owner?.onQuery : undefined
}

/** Writes a new query into the address: 'push' for a choice, 'replace' while the visitor types. */
export function writeQuery(search: string, history: 'push' | 'replace'): void {
  const address = location.pathname + search
  if (location.pathname + location.search === address) return
  if (history === 'push') window.history.pushState(null, '', address)
  else window.history.replaceState(null, '', address)
  // the Navigation API has called the owner already (start-navigation.ts)
  if (!HAS_NAVIGATION) owner?.onQuery(search)
}
