import { wrap } from 'comlink'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { retry } from '../retry.ts'
import { stationMessages } from '../station-words.tsx'
import type { FinderWorker, RemoteFinder } from './finder-messages.ts'

/** One for each list of stations: coming back to the locator finds it there. */
const opened = new Map<string, Promise<RemoteFinder>>()

/** Tried and tried again. Rejects when the stations cannot be had; the next call begins anew. */
export function openFinder(address: string, locale: LocaleCode): Promise<RemoteFinder> {
  const known = opened.get(address)
  if (known) return known
  const finder = retry(() => startFinder(address, locale))
  opened.set(address, finder)
  finder.catch(() => opened.delete(address))
  return finder
}

/** async: a Worker that is refused rejects, like stations that cannot be had. */
async function startFinder(address: string, locale: LocaleCode): Promise<RemoteFinder> {
  const worker = new Worker(new URL('./finder-worker.ts', import.meta.url), { type: 'module', name: 'stations' })
  const finder = wrap<FinderWorker>(worker)
  const missing = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('the finder’s code cannot be had')))
  })
  try {
    // a worker's own base address need not be the site's (client/ui/dev-workers.ts)
    await Promise.race([finder.openStations(new URL(address, location.origin).href, locale, stationMessages(locale).attributes), missing])
    return finder
  } catch (error) {
    worker.terminate()
    throw error
  }
}
