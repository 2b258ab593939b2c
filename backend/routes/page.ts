import type { Context } from 'hono'
import type { Station } from '#shared/contract/stations.ts'
import { answerError } from '../answer-error.ts'
import { answerStored } from '../answer-stored.ts'
import type { BackendEnv } from '../env.ts'
import { findPage } from '../queries/find-page.ts'
import { findStation } from '../queries/find-stations.ts'
import { stationAnswer } from '../stations/station-answer.ts'

/** `?path=` with or without its slashes; drafts are shown to `x-st1-preview: true` only. */
export async function servePage(c: Context<BackendEnv>): Promise<Response> {
  const locale = c.get('locale')
  const path = `/${(c.req.query('path') ?? '').replace(/^\/+|\/+$/g, '')}`
  const page = await findPage(c.env.DB, { locale, path, drafts: c.req.header('x-st1-preview') === 'true' })
  if (page === undefined) return answerError(c, 404, 'NOT_FOUND', 'No page has this path.')
  if (page.stationId === undefined) return answerStored(c, page.body)

  const station = await findStation(c.env.DB, page.stationId)
  if (station === undefined) return answerStored(c, page.body)
  return answerStored(c, withStation(page.body, stationAnswer(station, locale, new Date())))
}

/** A station page is stored without its station: opening hours are dates, and made on the day. */
function withStation(body: string, station: Station | undefined): string {
  return body.replace('"station":null', () => `"station":${JSON.stringify(station ?? null)}`)
}
