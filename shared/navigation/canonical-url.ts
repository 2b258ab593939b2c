/**
 * The canonical form of an address (§2.3). undefined when it is canonical already. The host stays
 * the same, apart from `www.`.
 */
export function canonicalUrl(url: Readonly<URL>): string | undefined {
  const host = withoutWww(url.host)
  // '//evil.com/' and '/\evil.com/' arrive as '//evil.com/'. With one slash this is a path on this
  // host. '%2F' and '%5C' stay encoded: decoded, they could lead to another host.
  const pathname = url.pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  if (host === url.host && pathname === url.pathname) return undefined
  return `${url.protocol}//${host}${pathname}${url.search}`
}

export function withoutWww(host: string): string {
  return host.replace(/^(?:www\.)+(?=[^.]+\.[^.]|localhost)/, '')
}
