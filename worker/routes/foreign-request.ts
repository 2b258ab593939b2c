/**
 * Whether a foreign page sent the request. Such a page may read, but not change data or cause
 * costs.
 */
export function isForeignRequest(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  return origin !== null && origin !== new URL(request.url).origin
}

/**
 * Whether a script of this site sent the request, which is required for changes. Every call of the
 * site has the header x-st1-locale (§7). Images, links and forms cannot send it, not even those in
 * our own content. Browsers do not let scripts of other sites send it (no CORS).
 */
export function isOwnCall(request: Request): boolean {
  return !isForeignRequest(request) && request.headers.has('x-st1-locale')
}
