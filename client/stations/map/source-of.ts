import { areaAround, isInArea } from '#shared/stations/area.ts'
import { clusterStations } from './cluster-stations.ts'
import type { MapStation, StationSource } from './station-source.ts'

/** A few stations that the page has itself. */
export function sourceOf(stations: readonly MapStation[]): StationSource {
  const lons = Float64Array.from(stations, ({ lon }) => lon)
  const lats = Float64Array.from(stations, ({ lat }) => lat)
  const clustered = clusterStations(lons, lats, (number) => stations[number] as MapStation)
  return {
    around: areaAround(stations),
    shapes: async (view, zoom) => clustered.shapes(view, zoom),
    open: async (cluster) => clustered.open(cluster),
    hasSome: async (view) => stations.some((station) => isInArea(view, station)),
  }
}
