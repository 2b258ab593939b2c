import type { Context } from 'hono'
import { answerStored } from '../answer-stored.ts'
import type { BackendEnv } from '../env.ts'
import { findStations } from '../queries/find-stations.ts'
import { stationListJson } from '../stations/station-list.ts'
import { stationCountries } from '../stations/station-paths.ts'

/** Every station of the locale's country, en-EU: of all countries. */
export async function listStations(c: Context<BackendEnv>): Promise<Response> {
  const locale = c.get('locale')
  const rows = await findStations(c.env.DB, stationCountries(locale))
  return answerStored(c, stationListJson(rows, locale, new Date()))
}
