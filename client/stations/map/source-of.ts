import Supercluster from 'supercluster'
import { type Area, areaAround, isInArea } from '#shared/stations/area.ts'
import { CLUSTER_MAX_ZOOM, CLUSTER_RADIUS_PX, clusterColor } from '../clusters.ts'
import type { MapStation, Opening, Shape, StationSource } from './station-source.ts'

/** As many as a panel can list and a person can look through. */
const MOST_MEMBERS = 200
/** the countries with stations */
const HOME: Area = { west: 3, south: 54, east: 33, north: 72 }

type Cluster = Record<string, never>

/** A map's stations, clustered by Supercluster when the map first asks. */
export function sourceOf(stations: readonly MapStation[]): StationSource {
  let index: Supercluster<MapStation, Cluster> | undefined

  function clusters(): Supercluster<MapStation, Cluster> {
    index ??= new Supercluster<MapStation, Cluster>({ radius: CLUSTER_RADIUS_PX, maxZoom: CLUSTER_MAX_ZOOM }).load(
      stations.map((station) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [station.lon, station.lat] },
        properties: station,
      })),
    )
    return index
  }

  /** Down from part to part, each the nearest to the middle: a few steps, however many the stations. */
  function middleOf(cluster: number, lon: number, lat: number): MapStation | undefined {
    const [nearest] = clusters()
      .getChildren(cluster)
      .toSorted((one, other) => away(one) - away(other))
    if (!nearest) return undefined
    return 'cluster' in nearest.properties ? middleOf(nearest.properties.cluster_id, lon, lat) : nearest.properties

    function away({ geometry }: { geometry: { coordinates: number[] } }): number {
      const [x = 0, y = 0] = geometry.coordinates
      return (x - lon) ** 2 + (y - lat) ** 2
    }
  }

  /** The stations and clusters of a view; §4's mean is that of the clusters in it. */
  function shapes({ west, south, east, north }: Area, zoom: number): Shape[] {
    const features = clusters().getClusters([west, south, east, north], Math.floor(zoom))
    const counts = features.flatMap(({ properties }) => ('cluster' in properties ? [properties.point_count] : []))
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
    return features.flatMap(({ geometry, properties }): Shape | [] => {
      const [lon = 0, lat = 0] = geometry.coordinates
      if (!('cluster' in properties)) return { kind: 'station', lon, lat, station: properties }
      const { cluster_id: cluster, point_count: count } = properties
      const station = middleOf(cluster, lon, lat)
      return station ? { kind: 'cluster', lon, lat, station, cluster, count, color: clusterColor(count, mean) } : []
    })
  }

  function open(cluster: number): Opening | undefined {
    try {
      const zoom = clusters().getClusterExpansionZoom(cluster)
      if (zoom <= CLUSTER_MAX_ZOOM) return { zoom }
      return {
        members: clusters()
          .getLeaves(cluster, MOST_MEMBERS)
          .map(({ properties }) => properties),
      }
    } catch {
      return undefined // supercluster throws for a number it does not know
    }
  }

  return {
    // one with a wrong place, out at sea, does not take the map there
    around: areaAround(stations.filter((station) => isInArea(HOME, station))) ?? areaAround(stations),
    shapes: async (view, zoom) => shapes(view, zoom),
    open: async (cluster) => open(cluster),
    hasSome: async (view) => stations.some((station) => isInArea(view, station)),
  }
}
