import type { StationSummary } from '#shared/contract/stations.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Position } from '#shared/stations/distance.ts'
import type { StationAway } from '#shared/stations/sort-stations.ts'
import { stationMessages } from '../station-words.tsx'
import type { FinderReply, FinderRequest, FindRequest, Found, Point, Suggestion } from './finder-messages.ts'

/** The finder's Web Worker, seen from the page. */
export interface RemoteFinder {
  find: (request: FindRequest) => Promise<Found>
  suggest: (text: string) => Promise<Suggestion[]>
  station: (id: string, from: Position | undefined) => Promise<StationAway<StationSummary> | undefined>
  points: () => Promise<Point[]>
}

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
  const waiting = new Map<number, (reply: FinderReply) => void>()
  let asked = 0

  function ask<Reply>(make: (id: number) => FinderRequest, take: (reply: FinderReply, done: (value: Reply) => void) => void) {
    const id = ++asked
    return new Promise<Reply>((resolve) => {
      waiting.set(id, (reply) =>
        take(reply, (value) => {
          waiting.delete(id)
          resolve(value)
        }),
      )
      send(make(id))
    })
  }

  function send(request: FinderRequest): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(request)
  }

  const finder: RemoteFinder = {
    find: (request) =>
      ask<Found>(
        (id) => ({ kind: 'find', id, request }),
        (reply, done) => reply.kind === 'found' && done(reply.found),
      ),
    suggest: (text) =>
      ask<Suggestion[]>(
        (id) => ({ kind: 'suggest', id, text }),
        (reply, done) => reply.kind === 'suggested' && done(reply.suggestions),
      ),
    station: (station, from) =>
      ask<StationAway<StationSummary> | undefined>(
        (id) => ({ kind: 'station', id, station, from }),
        (reply, done) => reply.kind === 'station' && done(reply.station),
      ),
    points() {
      const parts: Point[][] = []
      return ask<Point[]>(
        (id) => ({ kind: 'points', id }),
        (reply, done) => {
          if (reply.kind !== 'points') return
          parts.push(reply.points)
          if (reply.last) done(parts.flat())
        },
      )
    },
  }

  return new Promise((resolve, reject) => {
    function fail(): void {
      worker.terminate()
      reject(new Error('the stations cannot be had'))
    }
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<FinderReply>) => {
      if (data.kind === 'opened') resolve(finder)
      else if (data.kind === 'failed') fail()
      else waiting.get(data.id)?.(data)
    })
    // a worker's own base address need not be the site's (client/ui/dev-workers.ts)
    send({ kind: 'open', address: new URL(address, location.origin).href, locale, attributes: stationMessages(locale).attributes })
  })
}
