import { isExternalTarget } from '#shared/navigation/redirect-target.ts'

/**
 * 307: the table is edited by hand, browsers must not remember it (§2.3). The Location is absolute and written by URL: a path
 * is put behind this request's origin, so that '//host', '/\host' or CR LF in it can become neither another host nor a broken header.
 */
export function redirectResponse(requestAddress: string, location: string): Response {
  const address = isExternalTarget(location) ? location : new URL(requestAddress).origin + location
  return new Response(null, { status: 307, headers: { Location: new URL(address).href, 'Cache-Control': 'no-store' } })
}
