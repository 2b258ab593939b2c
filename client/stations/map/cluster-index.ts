// The worker's side of clustering, without the worker around it.
import Supercluster from 'supercluster'
import { CLUSTER_MAX_ZOOM, CLUSTER_RADIUS_PX, clusterColor } from '../clusters.ts'
import type { Area } from '#shared/stations/area.ts'
import type { Opening, Shape } from './cluster-messages.ts'

/** As many as a panel can list and a person can look through. */
const MOST_MEMBERS = 200

interface Station {
  station: number
}

export function createClusterIndex(lons: Float64Array, lats: Float64Array) {
  const index = new Supercluster<Station, Record<string, never>>({ radius: CLUSTER_RADIUS_PX, maxZoom: CLUSTER_MAX_ZOOM })
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
        if (!('cluster' in properties)) return { kind: 'station', lon, lat, station: properties.station }
        const count = properties.point_count
        const { cluster_id: cluster } = properties
        return { kind: 'cluster', lon, lat, station: middleOf(cluster, lon, lat), cluster, count, color: clusterColor(count, mean) }
      })
    },
    /** undefined for a cluster of stations that have meanwhile been replaced. */
    open(cluster: number): Opening | undefined {
      try {
        const zoom = index.getClusterExpansionZoom(cluster)
        if (zoom <= CLUSTER_MAX_ZOOM) return { zoom }
        return { members: index.getLeaves(cluster, MOST_MEMBERS).map(({ properties }) => properties.station) }
      } catch {
        return undefined // supercluster throws for a number it does not know
      }
    },
  }
}
