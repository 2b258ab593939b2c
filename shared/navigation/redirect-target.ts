/**
 * The longest chain of redirects that the site sends a visitor through. Each redirect is a round
 * trip.
 */
export const MAX_REDIRECT_HOPS = 5

/**
 * The location of a table redirect (§2.3): the target with the visitor's query added before a
 * #hash, and after '&' if the target has a query. `search` is the search of a URL, with or without
 * '?'; '' and '?' add nothing.
 */
export function redirectLocation(target: string, search: string): string {
  const query = search.replace(/^\?/, '')
  if (query === '') return target
  const hashAt = target.includes('#') ? target.indexOf('#') : target.length
  const address = target.slice(0, hashAt)
  return address + joint(address) + query + target.slice(hashAt)
}

function joint(address: string): '' | '?' | '&' {
  if (!address.includes('?')) return '?'
  return /[?&]$/.test(address) ? '' : '&'
}

/**
 * §2.3: an http(s) target is a full browser navigation, a relative one stays in the application.
 * Whether it is safe: isSafeExternalUrl.
 */
export function isExternalTarget(target: string): boolean {
  return /^https?:\/\//i.test(target)
}
