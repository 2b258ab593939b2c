import { wrap } from 'comlink'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { messagesOf } from '../../i18n/messages.ts'
import { retry } from '../retry.ts'
import type { LoadStations } from './search-worker.ts'
import type { RemoteSearch } from './station-search.ts'

/** Starts the worker and has it load the stations; tried again when it fails. Rejects when they cannot be had. */
export function openStationSearch(address: string, locale: LocaleCode): Promise<RemoteSearch> {
  // async: a Worker that is refused rejects, like stations that cannot be had
  return retry(async () => {
    const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module', name: 'stations' })
    const loadStations = wrap<LoadStations>(worker)
    const broken = new Promise<never>((_, reject) => {
      worker.addEventListener('error', () => reject(new Error('the worker’s code cannot be loaded')))
    })
    try {
      return await Promise.race([loadStations(new URL(address, location.origin).href, messagesOf('stations', locale).attributes), broken])
    } catch (error) {
      worker.terminate()
      throw error
    }
  })
}
