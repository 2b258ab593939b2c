import type { Context } from 'hono'
import { answerError } from '../answer-error.ts'
import { answerStored } from '../answer-stored.ts'
import type { BackendEnv } from '../env.ts'
import { findPage } from '../queries/find-page.ts'
import { findStation } from '../queries/find-stations.ts'
import { stationPage } from '../stations/station-page.ts'
import { stationCountries, stationSlug } from '../stations/station-paths.ts'

/** `?path=` with or without its slashes; drafts are shown to `x-st1-preview: true` only. */
export async function servePage(c: Context<BackendEnv>): Promise<Response> {
  const locale = c.get('locale')
  const path = `/${(c.req.query('path') ?? '').replace(/^\/+|\/+$/g, '')}`
  const body = await findPage(c.env.DB, { locale, path, drafts: c.req.header('x-st1-preview') === 'true' })
  if (body !== undefined) return answerStored(c, body)

  const slug = stationSlug(locale, path)
  const station = slug === undefined ? undefined : await findStation(c.env.DB, stationCountries(locale), slug)
  if (station === undefined) return answerError(c, 404, 'NOT_FOUND', 'No page has this path.')
  return answerStored(c, JSON.stringify(stationPage(station, locale, new Date())))
}
