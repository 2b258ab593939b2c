// The Web Worker that holds all stations of the locator: unpacking, indexing and searching never stop the page.
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import { createStationSet } from '#shared/stations/station-set.ts'
import { readStationTable } from '#shared/stations/station-table.ts'
import type { FinderReply, FinderRequest } from './finder-messages.ts'
import { createStationFinder, type StationFinder } from './station-finder.ts'

/** so many at a time, that the page takes them in between two frames */
const POINTS_AT_ONCE = 4_000

let finder: StationFinder | undefined

addEventListener('message', async ({ data }: MessageEvent<FinderRequest>) => {
  if (data.kind === 'open') {
    finder = await open(data)
    reply({ kind: finder ? 'opened' : 'failed' })
    return
  }
  if (!finder) return
  if (data.kind === 'find') reply({ kind: 'found', id: data.id, found: finder.find(data.request) })
  else if (data.kind === 'suggest') reply({ kind: 'suggested', id: data.id, suggestions: finder.suggest(data.text) })
  else if (data.kind === 'station') reply({ kind: 'station', id: data.id, station: finder.station(data.station, data.from) })
  else sendPoints(data.id, finder)
})

async function open({ address, locale, attributes }: Extract<FinderRequest, { kind: 'open' }>): Promise<StationFinder | undefined> {
  try {
    const response = await fetch(address)
    const stations = response.ok ? readStationTable(await response.json()) : undefined
    return stations && createStationFinder(createStationSet(stations, serviceNames(attributes)), locale)
  } catch {
    return undefined // offline, or cut off: the page goes on with the edge's own lists
  }
}

function sendPoints(id: number, { points: all }: StationFinder): void {
  for (let start = 0; start === 0 || start < all.length; start += POINTS_AT_ONCE) {
    const slice = all.slice(start, start + POINTS_AT_ONCE)
    reply({ kind: 'points', id, points: slice, last: start + POINTS_AT_ONCE >= all.length })
  }
}

function reply(message: FinderReply): void {
  postMessage(message)
}
