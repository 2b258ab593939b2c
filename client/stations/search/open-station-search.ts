import { wrap } from 'comlink'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { retry } from '../retry.ts'
import { messagesOf } from '../../i18n/messages.ts'
import type { LoadStations } from './search-worker.ts'
import type { RemoteSearch } from './station-search.ts'

/** One for each list of stations: coming back to the locator finds it there. */
const opened = new Map<string, Promise<RemoteSearch>>()

/** Tried and tried again. Rejects when the stations cannot be had; the next call begins anew. */
export function openStationSearch(address: string, locale: LocaleCode): Promise<RemoteSearch> {
  const known = opened.get(address)
  if (known) return known
  const search = retry(() => startSearch(address, locale))
  opened.set(address, search)
  search.catch(() => opened.delete(address))
  return search
}

/** async: a Worker that is refused rejects, like stations that cannot be had. */
async function startSearch(address: string, locale: LocaleCode): Promise<RemoteSearch> {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module', name: 'stations' })
  const loadStations = wrap<LoadStations>(worker)
  const missing = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('the worker’s code cannot be had')))
  })
  try {
    return await Promise.race([loadStations(new URL(address, location.origin).href, messagesOf('stations', locale).attributes), missing])
  } catch (error) {
    worker.terminate()
    throw error
  }
}
