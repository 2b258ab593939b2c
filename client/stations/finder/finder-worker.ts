// The Web Worker that holds all stations of the locator: indexing, searching and clustering never stop the page.
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import { createStationSet } from '#shared/stations/station-set.ts'
import { readStationTable } from '#shared/stations/station-table.ts'
import type { FromFinder, StationFinder, ToFinder } from './finder-messages.ts'
import { createStationFinder } from './station-finder.ts'

let finder: StationFinder | undefined

addEventListener('message', async ({ data }: MessageEvent<ToFinder>) => {
  if (data.kind === 'open') {
    finder = await open(data)
    reply({ kind: finder ? 'opened' : 'failed' })
  } else if (finder) {
    const call = finder[data.call] as (...args: unknown[]) => unknown
    reply({ kind: 'answer', id: data.id, value: await call(...data.args) })
  }
})

async function open({ address, locale, attributes }: Extract<ToFinder, { kind: 'open' }>): Promise<StationFinder | undefined> {
  try {
    const response = await fetch(address)
    const stations = response.ok ? readStationTable(await response.json()) : undefined
    return stations && createStationFinder(createStationSet(stations, serviceNames(attributes)), locale)
  } catch {
    return undefined // offline, or cut off: the page goes on with the edge's own lists
  }
}

function reply(message: FromFinder): void {
  postMessage(message)
}
