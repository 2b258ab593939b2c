/** How many redirects a visitor is led through, each of them a round trip; a longer chain is as good as a loop. */
export const MAX_REDIRECT_HOPS = 5

/**
 * Where a table redirect leads (§2.3): the target with the visitor's query appended, before a #hash, after '&' where the target
 * has a query of its own. `search` is a URL's search with or without its '?'; '' and '?' add nothing.
 */
export function redirectLocation(target: string, search: string): string {
  const query = search.replace(/^\?/, '')
  if (query === '') return target
  const hashAt = target.includes('#') ? target.indexOf('#') : target.length
  const address = target.slice(0, hashAt)
  return address + joint(address) + query + target.slice(hashAt)
}

/**
 * A prefix rule's target with what `*` matched in the place of `:splat`. Encoded segment by segment: what a visitor typed becomes part of
 * a path or a query, never a host, a query or a hash of its own. Without anything matched, `/new/:splat` is `/new`.
 */
export function withSplat(target: string, splat: string): string {
  const encoded = splat
    .split('/')
    .map((segment) => encodeURIComponent(segment.toWellFormed()))
    .join('/')
  if (encoded !== '') return target.replaceAll(':splat', () => encoded)
  return target.replace(/(?<=[^/])\/:splat(?=[?#]|$)/, '').replaceAll(':splat', '')
}

function joint(address: string): '' | '?' | '&' {
  if (!address.includes('?')) return '?'
  return /[?&]$/.test(address) ? '' : '&'
}

/** §2.3: an http(s) target is a full browser navigation, a relative one stays in the application. It does not judge: isSafeExternalUrl does. */
export function isExternalTarget(target: string): boolean {
  return /^https?:\/\//i.test(target)
}
