import type { Context } from 'hono'
import { isLocaleCode } from '#shared/locale/locales.ts'
import type { AppEnv } from '../app-env.ts'
import { loadContext } from '../load-context.ts'
import { STATIONS_VERSION, stationsResponse } from '../loaders/load-stations.ts'

/** what names no version, as 'latest', may be cached for this long */
const LATEST_SECONDS = 300

/**
 * All stations of a locale: `/stations/{locale}/{version}.json`. A page names the version it was made of, which never changes; where the edge
 * has moved on it answers with the list it has.
 */
export async function stations(c: Context<AppEnv>): Promise<Response> {
  const locale = c.req.param('locale') ?? ''
  const version = /^([\w-]{1,40})\.json$/.exec(c.req.param('file') ?? '')?.[1]
  if (!isLocaleCode(locale) || version === undefined) return c.text('Not Found', 404, { 'Cache-Control': 'no-store' })
  const { response } = await stationsResponse(loadContext(c, locale))
  if (!response.ok) return c.text('Service Unavailable', 503, { 'Cache-Control': 'no-store' })
  const isThisVersion = version === response.headers.get(STATIONS_VERSION)
  return new Response(response.body, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': isThisVersion ? 'public, max-age=31536000, immutable' : `public, max-age=${LATEST_SECONDS}`,
      'X-Robots-Tag': 'noindex',
    },
  })
}
