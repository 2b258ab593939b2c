// The Web Worker that holds all stations of the locator: indexing, searching and clustering never stop the page.
import { expose } from 'comlink'
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import { createStationSet } from '#shared/stations/station-set.ts'
import { readStationTable } from '#shared/stations/station-table.ts'
import type { FinderWorker } from './finder-messages.ts'
import { createStationFinder } from './station-finder.ts'

/** the rest comes with the stations */
const exposed: Partial<FinderWorker> = {
  async openStations(address, locale, attributes) {
    const response = await fetch(address)
    const stations = response.ok ? readStationTable(await response.json()) : undefined
    if (!stations) throw new Error('the stations cannot be had')
    Object.assign(exposed, createStationFinder(createStationSet(stations, serviceNames(attributes)), locale))
  },
}

expose(exposed)
