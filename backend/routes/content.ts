import type { Context } from 'hono'
import { type SearchRequest, searchRequestSchema } from '#shared/contract/requests.ts'
import type { HitCategory } from '#shared/contract/search.ts'
import type { BackendEnv } from '../env.ts'
import {
  findLayout,
  findPage,
  findSearchEntries,
  findStation,
  findStations,
  searchArticles,
} from '../queries/content.ts'
import { readBody } from '../read-request.ts'
import { errorResponse, storedResponse } from '../responses.ts'
import { rankEntries } from '../search/rank-entries.ts'
import { pageWithDayPrices } from '../shop/day-price.ts'
import { stationListJson } from '../stations/station-list.ts'
import { stationCountries, stationPage, stationSlug } from '../stations/station-page.ts'

/** `?path=` with or without slashes. Drafts are sent only with `x-st1-preview: true`. */
export async function servePage(c: Context<BackendEnv>): Promise<Response> {
  const locale = c.get('locale')
  const path = `/${(c.req.query('path') ?? '').replace(/^\/+|\/+$/g, '')}`
  const body = await findPage(c.env.DB, {
    locale,
    path,
    drafts: c.req.header('x-st1-preview') === 'true',
  })
  if (body !== undefined) return storedResponse(c, pageWithDayPrices(body, locale, new Date()))

  const slug = stationSlug(locale, path)
  const station =
    slug === undefined ? undefined : await findStation(c.env.DB, stationCountries(locale), slug)
  if (station === undefined) return errorResponse(c, 404, 'NOT_FOUND', 'No page has this path.')
  return storedResponse(c, JSON.stringify(stationPage(station, locale, new Date())))
}

export async function serveLayout(c: Context<BackendEnv>): Promise<Response> {
  const body = await findLayout(c.env.DB, c.get('locale'))
  return body === undefined
    ? errorResponse(c, 404, 'NOT_FOUND', 'This locale has no layout.')
    : storedResponse(c, body)
}

export async function searchContent(c: Context<BackendEnv>): Promise<Response> {
  const search = await readBody(c, searchRequestSchema)
  if (search instanceof Response) return search
  const { query, page, limit, filter } = search
  if (query !== undefined || filter.category !== 'Article') return searchEntries(c, search)
  const { teasers, total, years, topics } = await searchArticles(c.env.DB, c.get('locale'), search)
  return storedResponse(
    c,
    `{"items":[${teasers.join(',')}],${JSON.stringify({ total, page, limit, years, topics }).slice(1)}`,
  )
}

/**
 * The hits for the query's words, best first; without a query, all hits of the category by title
 * (docs/contract.md).
 */
async function searchEntries(
  c: Context<BackendEnv>,
  { query, exact, page, limit, filter }: SearchRequest,
): Promise<Response> {
  const order = query === undefined ? 'title, slug' : 'rowid'
  const entries = await findSearchEntries(c.env.DB, c.get('locale'), filter.category, order)
  const { found, corrected, isAnswered } =
    query === undefined ? { found: entries } : rankEntries(entries, query, exact)
  const hits = found.slice((page - 1) * limit, page * limit).map(({ hit }) => hit)
  return storedResponse(
    c,
    `{"items":[${hits.join(',')}],${JSON.stringify({ total: found.length, page, limit, query, corrected, isAnswered, counts: countsOf(found) }).slice(1)}`,
  )
}

function countsOf(found: readonly { category: string }[]): Record<HitCategory, number> {
  const count = (category: HitCategory) =>
    found.filter((entry) => entry.category === category).length
  return { Page: count('Page'), Product: count('Product'), Article: count('Article') }
}

/** The stations of the locale's country (en-EU: all countries). */
export async function listStations(c: Context<BackendEnv>): Promise<Response> {
  const locale = c.get('locale')
  const countries = stationCountries(locale)
  return storedResponse(
    c,
    stationListJson(await findStations(c.env.DB, countries), locale, new Date()),
  )
}
