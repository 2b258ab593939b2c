// The Web Worker that searches all stations of the locator. A worker, because indexing 10,000 stations blocks a phone for two seconds.
import { expose, proxy } from 'comlink'
import type { MessagesByNamespace } from '#shared/messages/messages.ts'
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import { readStationsAndPlaces } from '#shared/stations/read-stations.ts'
import { createStationSet } from '#shared/stations/station-set.ts'
import { createStationSearch } from './station-search.ts'

const LOAD_LIMIT_MS = 30_000

export type LoadStations = typeof loadStations

/** Rejects when the stations fail to load. */
async function loadStations(address: string, attributes: MessagesByNamespace['stations']['attributes']) {
  const response = await fetch(address, { signal: AbortSignal.timeout(LOAD_LIMIT_MS) })
  const list = response.ok ? readStationsAndPlaces(await response.json()) : undefined
  if (!list) throw new Error('the stations failed to load')
  return proxy(createStationSearch(createStationSet(list.stations, serviceNames(attributes), list.places)))
}

expose(loadStations)
