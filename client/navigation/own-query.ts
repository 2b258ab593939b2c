// A view whose address is its state (the station locator) takes changes of its own query upon itself: links, forms, Back and Forward
// within its page reach it, and no page is fetched for them.

/** `search` is '' or '?…' */
type OnQuery = (search: string) => void

let owner: { pathname: string; onQuery: OnQuery } | undefined

/** From now on, until the returned function is called. */
export function ownQuery(onQuery: OnQuery): () => void {
  const mine = { pathname: location.pathname, onQuery }
  owner = mine
  const onPopState = () => onQuery(location.search)
  if (!hasNavigation()) window.addEventListener('popstate', onPopState)
  return () => {
    window.removeEventListener('popstate', onPopState)
    if (owner === mine) owner = undefined
  }
}

/** Who answers for a navigation to this address; undefined when it leads to another page. */
export function queryOwner({ origin, pathname }: URL): OnQuery | undefined {
  if (origin !== location.origin || pathname !== location.pathname) return undefined
  return owner?.pathname === pathname ? owner.onQuery : undefined
}

/** Writes the owner's new query into the address: 'push' for a choice, 'replace' while somebody types. */
export function writeQuery(search: string, history: 'push' | 'replace'): void {
  const address = location.pathname + search
  if (location.pathname + location.search === address) return
  if (history === 'push') window.history.pushState(null, '', address)
  else window.history.replaceState(null, '', address)
  // where there is a Navigation API it has told the owner already (start-navigation.ts)
  if (!hasNavigation()) owner?.onQuery(search)
}

function hasNavigation(): boolean {
  return 'navigation' in window
}
