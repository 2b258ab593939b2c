// The Web Worker that has all stations of the locator: at 10,000 reading and indexing them takes a phone two seconds.
import { expose, proxy } from 'comlink'
import type { MessagesByNamespace } from '#shared/messages/messages.ts'
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import { readStations } from '#shared/stations/read-stations.ts'
import { createStationSet } from '#shared/stations/station-set.ts'
import { createStationSearch } from './station-search.ts'

export type LoadStations = typeof loadStations

/** Rejects when they cannot be had. */
async function loadStations(address: string, attributes: MessagesByNamespace['stations']['attributes']) {
  const response = await fetch(address)
  const stations = response.ok ? readStations(await response.json()) : undefined
  if (!stations) throw new Error('the stations cannot be had')
  return proxy(createStationSearch(createStationSet(stations, serviceNames(attributes))))
}

expose(loadStations)
