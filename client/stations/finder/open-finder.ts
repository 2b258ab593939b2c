import type { LocaleCode } from '#shared/locale/locales.ts'
import { stationMessages } from '../station-words.tsx'
import type { FinderCall, FromFinder, RemoteFinder, ToFinder } from './finder-messages.ts'

/** One for each list of stations: coming back to the locator finds it there. */
const opened = new Map<string, Promise<RemoteFinder>>()

/** Rejects when the stations cannot be had; the next call tries again. */
export function openFinder(address: string, locale: LocaleCode): Promise<RemoteFinder> {
  const known = opened.get(address)
  if (known) return known
  const finder = startFinder(address, locale)
  opened.set(address, finder)
  finder.catch(() => opened.delete(address))
  return finder
}

/** async: a Worker that is refused rejects, like stations that cannot be had. */
async function startFinder(address: string, locale: LocaleCode): Promise<RemoteFinder> {
  const worker = new Worker(new URL('./finder-worker.ts', import.meta.url), { type: 'module', name: 'stations' })
  const waiting = new Map<number, (value: never) => void>()
  let asked = 0

  function caller(call: FinderCall) {
    return (...args: unknown[]) =>
      new Promise<never>((resolve) => {
        const id = ++asked
        waiting.set(id, resolve)
        say({ kind: 'call', id, call, args })
      })
  }

  function say(message: ToFinder): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(message)
  }

  const finder: RemoteFinder = {
    find: caller('find'),
    suggest: caller('suggest'),
    station: caller('station'),
    shapes: caller('shapes'),
    open: caller('open'),
    hasSome: caller('hasSome'),
  }

  return new Promise((resolve, reject) => {
    function fail(): void {
      worker.terminate()
      reject(new Error('the stations cannot be had'))
    }
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<FromFinder>) => {
      if (data.kind === 'opened') resolve(finder)
      else if (data.kind === 'failed') fail()
      else {
        waiting.get(data.id)?.(data.value as never)
        waiting.delete(data.id)
      }
    })
    // a worker's own base address need not be the site's (client/ui/dev-workers.ts)
    say({ kind: 'open', address: new URL(address, location.origin).href, locale, attributes: stationMessages(locale).attributes })
  })
}
