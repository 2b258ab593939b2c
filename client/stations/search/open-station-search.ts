import { wrap } from 'comlink'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { messagesOf } from '../../i18n/messages.ts'
import { retry } from '../retry.ts'
import type { LoadStations } from './search-worker.ts'
import type { RemoteSearch } from './station-search.ts'

/** Starts the worker, which loads the stations, and retries after a failure. Rejects after the last failure. */
export function openStationSearch(address: string, locale: LocaleCode): Promise<RemoteSearch> {
  // async, so that an exception of `new Worker()` also rejects
  return retry(async () => {
    const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module', name: 'stations' })
    const loadStations = wrap<LoadStations>(worker)
    const broken = new Promise<never>((_, reject) => {
      worker.addEventListener('error', () => reject(new Error('the search worker failed to load')))
    })
    try {
      return await Promise.race([loadStations(new URL(address, location.origin).href, messagesOf('stations', locale).attributes), broken])
    } catch (error) {
      worker.terminate()
      throw error
    }
  })
}
