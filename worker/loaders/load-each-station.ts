import { readStationSummary } from '#shared/contract/read-station.ts'
import type { StationSummary } from '#shared/contract/stations.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { log } from '../log.ts'
import type { LoadContext } from './load-page.ts'
import { loadList } from './load-text.ts'

/**
 * The stations of a locale one by one, without those that cannot be read. Resolves to 200 once all have come, else to the status the
 * failure is shown with. Items of which none is a station are a failure, too: they are no reason to empty a list.
 */
export async function loadEachStation(
  { config, preview }: Pick<LoadContext, 'config' | 'preview'>,
  locale: LocaleCode,
  take: (station: StationSummary) => void,
): Promise<number> {
  let items = 0
  let stations = 0
  const status = await loadList({ backendUrl: config.BACKEND_URL, locale, preview, endpoint: 'stations' }, 'stations', (item) => {
    items++
    const station = readStationSummary(item)
    if (station === undefined) return
    stations++
    take(station)
  })
  if (status !== 200 || items === 0 || stations > 0) return status
  log('warn', 'upstream', { endpoint: 'stations', locale, status: 502, reason: 'unreadable' })
  return 502
}
