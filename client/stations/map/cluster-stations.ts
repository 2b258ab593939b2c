// Supercluster over stations that are kept elsewhere: by their numbers, so that a hundred thousand of them need no objects here.
import Supercluster from 'supercluster'
import { CLUSTER_MAX_ZOOM, CLUSTER_RADIUS_PX, clusterColor } from '../clusters.ts'
import type { Area } from '#shared/stations/area.ts'
import type { MapStation, Opening, Shape } from './station-source.ts'

export type ClusteredStations = ReturnType<typeof clusterStations>

/** As many as a panel can list and a person can look through. */
const MOST_MEMBERS = 200

interface Numbered {
  station: number
}

/** `stationAt(n)` is what stands at `lons[n]`, `lats[n]`. */
export function clusterStations(lons: Float64Array, lats: Float64Array, stationAt: (number: number) => MapStation) {
  const index = new Supercluster<Numbered, Record<string, never>>({ radius: CLUSTER_RADIUS_PX, maxZoom: CLUSTER_MAX_ZOOM })
  index.load(
    Array.from(lons, (lon, station) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lon, lats[station] ?? 0] },
      properties: { station },
    })),
  )

  /** Down from part to part, each the nearest to the middle: a few steps, however many the stations. */
  function middleOf(cluster: number, lon: number, lat: number): number {
    const [nearest] = index.getChildren(cluster).toSorted((one, other) => away(one) - away(other))
    if (!nearest) return -1
    return 'cluster' in nearest.properties ? middleOf(nearest.properties.cluster_id, lon, lat) : nearest.properties.station

    function away({ geometry }: { geometry: { coordinates: number[] } }): number {
      const [x = 0, y = 0] = geometry.coordinates
      return (x - lon) ** 2 + (y - lat) ** 2
    }
  }

  return {
    /** The stations and clusters of a view; §4's mean is that of the clusters in it. */
    shapes({ west, south, east, north }: Area, zoom: number): Shape[] {
      const features = index.getClusters([west, south, east, north], Math.floor(zoom))
      const counts = features.flatMap(({ properties }) => ('cluster' in properties ? [properties.point_count] : []))
      const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
      return features.map(({ geometry, properties }): Shape => {
        const [lon = 0, lat = 0] = geometry.coordinates
        if (!('cluster' in properties)) return { kind: 'station', lon, lat, station: stationAt(properties.station) }
        const { cluster_id: cluster, point_count: count } = properties
        const station = stationAt(middleOf(cluster, lon, lat))
        return { kind: 'cluster', lon, lat, station, cluster, count, color: clusterColor(count, mean) }
      })
    },
    /** undefined for a cluster of stations that have meanwhile been replaced. */
    open(cluster: number): Opening | undefined {
      try {
        const zoom = index.getClusterExpansionZoom(cluster)
        if (zoom <= CLUSTER_MAX_ZOOM) return { zoom }
        return { members: index.getLeaves(cluster, MOST_MEMBERS).map(({ properties }) => stationAt(properties.station)) }
      } catch {
        return undefined // supercluster throws for a number it does not know
      }
    },
  }
}
