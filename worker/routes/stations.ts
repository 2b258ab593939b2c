import type { Context } from 'hono'
import { isLocaleCode } from '#shared/locale/locales.ts'
import type { AppEnv } from '../app-env.ts'
import { loadContext } from '../load-context.ts'
import { STATIONS_VERSION, stationsResponse } from '../loaders/load-stations.ts'

/** for 'latest' and old versions */
const LATEST_SECONDS = 300

/**
 * `/stations/{locale}/{version}.json`: all stations of a locale. A page requests the version that it was rendered with, which is immutable. For
 * any other version the current list is sent.
 */
export async function stations(c: Context<AppEnv>): Promise<Response> {
  const locale = c.req.param('locale') ?? ''
  const version = /^([\w-]{1,40})\.json$/.exec(c.req.param('file') ?? '')?.[1]
  if (!isLocaleCode(locale) || version === undefined) return c.text('Not Found', 404, { 'Cache-Control': 'no-store' })
  const response = (await stationsResponse(loadContext(c, locale))).respond()
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
