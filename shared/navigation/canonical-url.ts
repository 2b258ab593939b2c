/** The canonical form of an address (§2.3), or undefined when it is canonical. The result stays on the host, but for its `www.`. */
export function canonicalUrl(address: string): string | undefined {
  const url = new URL(address)
  const host = withoutWww(url.host)
  // '//evil.com/' and '/\evil.com/' arrive as '//evil.com/': as one slash they are a path of this host.
  // An encoded '%2F' or '%5C' stays encoded: decoded it could name another host.
  const pathname = url.pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  if (host === url.host && pathname === url.pathname) return undefined
  return `${url.protocol}//${host}${pathname}${url.search}`
}

export function withoutWww(host: string): string {
  return host.replace(/^(?:www\.)+(?=[^.]+\.[^.]|localhost)/, '')
}
