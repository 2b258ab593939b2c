import type { Context } from 'hono'
import { searchRequestSchema } from '#shared/contract/requests.ts'
import { errorResponse, storedResponse } from '../responses.ts'
import type { BackendEnv } from '../env.ts'
import { findLayout, findPage, findPlaces, findStation, findStations, searchArticles } from '../queries/content.ts'
import { stationCountries, stationPage, stationSlug } from '../stations/station-page.ts'
import { readBody } from '../read-request.ts'
import { stationListJson } from '../stations/station-list.ts'

/** `?path=` with or without its slashes; drafts are shown to `x-st1-preview: true` only. */
export async function servePage(c: Context<BackendEnv>): Promise<Response> {
  const locale = c.get('locale')
  const path = `/${(c.req.query('path') ?? '').replace(/^\/+|\/+$/g, '')}`
  const body = await findPage(c.env.DB, { locale, path, drafts: c.req.header('x-st1-preview') === 'true' })
  if (body !== undefined) return storedResponse(c, body)

  const slug = stationSlug(locale, path)
  const station = slug === undefined ? undefined : await findStation(c.env.DB, stationCountries(locale), slug)
  if (station === undefined) return errorResponse(c, 404, 'NOT_FOUND', 'No page has this path.')
  return storedResponse(c, JSON.stringify(stationPage(station, locale, new Date())))
}

export async function serveLayout(c: Context<BackendEnv>): Promise<Response> {
  const body = await findLayout(c.env.DB, c.get('locale'))
  return body === undefined ? errorResponse(c, 404, 'NOT_FOUND', 'This locale has no layout.') : storedResponse(c, body)
}

export async function searchContent(c: Context<BackendEnv>): Promise<Response> {
  const search = await readBody(c, searchRequestSchema)
  if (search instanceof Response) return search
  const { teasers, total } = await searchArticles(c.env.DB, c.get('locale'), search)
  return storedResponse(c, `{"items":[${teasers.join(',')}],"total":${total},"page":${search.page},"limit":${search.limit}}`)
}

/** Every station of the locale's country, en-EU: of all countries; and the middles of places with few. */
export async function listStations(c: Context<BackendEnv>): Promise<Response> {
  const locale = c.get('locale')
  const countries = stationCountries(locale)
  const [rows, places] = await Promise.all([findStations(c.env.DB, countries), findPlaces(c.env.DB, countries)])
  return storedResponse(c, stationListJson(rows, locale, new Date(), places))
}
