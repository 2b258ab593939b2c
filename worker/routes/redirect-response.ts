import type { Context } from 'hono'
import { isExternalTarget } from '#shared/navigation/redirect-target.ts'
import type { AppEnv } from '../app-env.ts'

/**
 * 307: the table is edited by hand, browsers must not remember it (§2.3). The Location is absolute and written by URL: a path
 * is put behind this request's origin, so that '//host', '/\host' or CR LF in it can become neither another host nor a broken header.
 */
export function redirectResponse(c: Context<AppEnv>, location: string): Response {
  const address = isExternalTarget(location) ? location : new URL(c.req.url).origin + location
  return c.body(null, 307, { Location: new URL(address).href, 'Cache-Control': 'no-store' })
}
