import type { Context } from 'hono'
import { answerStored } from '../answer-stored.ts'
import type { BackendEnv } from '../env.ts'
import { findStations } from '../queries/find-stations.ts'
import { stationSummaryAnswer } from '../stations/station-answer.ts'
import { stationCountries } from '../stations/station-paths.ts'

export async function listStations(c: Context<BackendEnv>): Promise<Response> {
  const locale = c.get('locale')
  const now = new Date()
  const stored = await findStations(c.env.DB, stationCountries(locale))
  const stations = stored.map((station) => stationSummaryAnswer(station, locale, now)).filter((station) => station !== undefined)
  return answerStored(c, JSON.stringify({ stations }))
}
