import type { Context } from 'hono'
import { isLocaleCode } from '#shared/locale/locales.ts'
import { readPosition, readSearchText } from '#shared/stations/query/locator-query.ts'
import { suggestStations } from '#shared/stations/search/suggest-stations.ts'
import type { AppEnv } from '../app-env.ts'
import type { Limits } from '../env.ts'
import { type LoadContext, loadContext } from '../load-context.ts'
import { findInList } from '../loaders/find-in-list.ts'
import { loadStations, type StationList } from '../loaders/load-stations.ts'
import { stationSetOf } from '../loaders/station-set-of.ts'
import { refuseOverLimit } from './visitor-limit.ts'

/** "open now" and the list itself may be this old */
const CACHED_SECONDS = 60
/** parameters that can have the visitor's position */
const POSITIONS = ['near', 'from', 'to', 'via']

/**
 * `/stations/{locale}/find?…`: the locator's answer (LocatorAnswer) for the query of its address.
 * `points=1` adds all matches for the map.
 */
export const findStations = stationsRoute('STATION_LIMIT', async (c, context, list) => {
  const { search, searchParams } = c.get('url')
  const answer = await findInList(context, list, search, c.req.raw.cf)
  const isPersonal =
    answer.guess !== undefined ||
    POSITIONS.some((name) => searchParams.getAll(name).some(readPosition))
  return jsonResponse(answer, isPersonal)
})

/** `/stations/{locale}/suggest?q=…&near=…`: suggestions while a visitor types (Suggestion[]). */
export const suggest = stationsRoute('SUGGEST_LIMIT', async (c, context, list) => {
  const from = readPosition(c.req.query('near'))
  const set = await stationSetOf(list, context.locale)
  return jsonResponse(
    suggestStations(set, readSearchText(c.req.query('q')), { from }),
    from !== undefined,
  )
})

type Answer = (c: Context<AppEnv>, context: LoadContext, list: StationList) => Promise<Response>

function stationsRoute(limit: keyof Limits, answer: Answer) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const locale = c.req.param('locale') ?? ''
    if (!isLocaleCode(locale)) return c.notFound()
    const limited = await refuseOverLimit(c, limit)
    if (limited) return limited
    const context = loadContext(c, locale)
    const list = await loadStations(context)
    return list
      ? answer(c, context, list)
      : c.text('Service Unavailable', 503, { 'Cache-Control': 'no-store' })
  }
}

/** An answer that depends on the visitor's position is kept only by the visitor's browser. */
function jsonResponse(body: unknown, isPersonal: boolean): Response {
  const cacheControl = `${isPersonal ? 'private' : 'public'}, max-age=${CACHED_SECONDS}`
  return Response.json(body, {
    headers: { 'Cache-Control': cacheControl, 'X-Robots-Tag': 'noindex' },
  })
}
