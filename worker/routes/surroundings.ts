import type { Context } from 'hono'
import { isLocaleCode, LOCALES } from '#shared/locale/locales.ts'
import type { AppEnv } from '../app-env.ts'
import { cached, DAY_MS, type Fetched, LIFETIMES } from '../cache/cached.ts'
import { loadContext } from '../load-context.ts'
import { loadMapFiles } from '../loaders/load-map-files.ts'
import { loadStations } from '../loaders/load-stations.ts'
import { BUILD_ID } from '../render/client-assets.ts'
import { drawSurroundings } from '../render/draw-surroundings.ts'

const NOT_FOUND: Fetched = { kind: 'broken', status: 404, body: 'Not Found' }
/** A picture opened by itself runs nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** `/stations/{locale}/map/{id}.svg`: a still map around a station. */
export async function surroundings(c: Context<AppEnv>): Promise<Response> {
  const locale = c.req.param('locale') ?? ''
  const id = c.req.param('file')?.replace(/\.svg$/, '')
  if (!isLocaleCode(locale)) return c.notFound()
  const context = loadContext(c, locale)
  const location = (await loadStations(context))?.stations.find(
    (station) => station.id === id,
  )?.location
  if (!location) return c.notFound()
  const [language] = LOCALES[locale].languages
  const { respond } = await cached(context, {
    key: `https://edge-cache.invalid/surroundings/${BUILD_ID}/${language}/${location.lat},${location.lon}`,
    lifetimes: { ...LIFETIMES, freshMs: DAY_MS },
    fetch: async () => {
      const files = await loadMapFiles(context)
      if (!files) return NOT_FOUND
      const headers = { 'Content-Type': 'image/svg+xml', 'Content-Security-Policy': POLICY }
      return { kind: 'ready', body: drawSurroundings(files, location, language), headers }
    },
  })
  const response = respond()
  response.headers.set('Cache-Control', response.ok ? 'public, max-age=86400' : 'no-store')
  return response
}
