/** Whether another site's page sent the request: it may read pages, but change nothing and spend nothing here. */
export function isForeignRequest(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  return origin !== null && origin !== new URL(request.url).origin
}

/**
 * Whether a script of this site sent the request, as what changes something needs. x-st1-locale is on every call of the site (§7); no
 * picture, link or form can send it, not even one in our own content, and another site's script may not (there is no CORS here).
 */
export function isOwnCall(request: Request): boolean {
  return !isForeignRequest(request) && request.headers.has('x-st1-locale')
}
