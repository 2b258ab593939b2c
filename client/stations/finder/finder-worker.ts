// The Web Worker that holds all stations of the locator: indexing, searching and clustering never stop the page.
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import { createStationSet } from '#shared/stations/station-set.ts'
import { readStationTable } from '#shared/stations/station-table.ts'
import { callEachOther } from '../../ui/remote-calls.ts'
import type { FinderThread } from './finder-messages.ts'
import { createStationFinder } from './station-finder.ts'

/** the rest comes with the stations */
const mine: Partial<FinderThread> = {
  async openStations(address, locale, attributes) {
    const response = await fetch(address)
    const stations = response.ok ? readStationTable(await response.json()) : undefined
    if (!stations) throw new Error('the stations cannot be had')
    Object.assign(mine, createStationFinder(createStationSet(stations, serviceNames(attributes)), locale))
  },
}

callEachOther<Record<never, never>, FinderThread>(globalThis as unknown as Worker, mine, [])
