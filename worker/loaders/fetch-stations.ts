import { readRecord } from '#shared/contract/read-values.ts'
import type { StationSummary } from '#shared/contract/station.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { readStations } from '#shared/stations/read-stations.ts'
import { log } from '../log.ts'
import { parseJson } from '../parse-json.ts'
import type { LoadContext } from './load-page.ts'
import { loadText } from './load-text.ts'

/** All stations, or the status their failure is shown with. */
export type FetchedStations = { status: 200; stations: StationSummary[] } | { status: number; stations?: undefined }

/** The stations of a locale as the endpoint has them now, without those that cannot be read. */
export async function fetchStations(
  { config, preview }: Pick<LoadContext, 'config' | 'preview'>,
  locale: LocaleCode,
): Promise<FetchedStations> {
  const { status, text } = await loadText({ backendUrl: config.BACKEND_URL, locale, preview, endpoint: 'stations' })
  if (text === undefined) return { status }
  const stations = readStations(readRecord(parseJson(text))?.['stations'])
  if (stations) return { status: 200, stations }
  log('warn', 'upstream', { endpoint: 'stations', locale, status: 502, reason: 'unreadable' })
  return { status: 502 }
}
