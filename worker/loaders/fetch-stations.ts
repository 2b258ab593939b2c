import { readRecord } from '#shared/contract/read-values.ts'
import type { StationSummary } from '#shared/contract/station.ts'
import { readStations } from '#shared/stations/read-stations.ts'
import type { LoadContext } from '../load-context.ts'
import { log } from '../log.ts'
import { parseJson } from '../parse-json.ts'
import { loadText } from './load-text.ts'

/** All stations, or the status their failure is shown with. */
export type FetchedStations = { status: 200; stations: StationSummary[] } | { status: number; stations?: undefined }

/** The stations of a locale as the endpoint has them now, without those that cannot be read. */
export async function fetchStations(context: LoadContext): Promise<FetchedStations> {
  const { status, text } = await loadText(context, { endpoint: 'stations' })
  if (text === undefined) return { status }
  const stations = readStations(readRecord(parseJson(text))?.['stations'])
  if (stations) return { status: 200, stations }
  log('warn', 'upstream', { endpoint: 'stations', locale: context.locale, status: 502, reason: 'unreadable' })
  return { status: 502 }
}
