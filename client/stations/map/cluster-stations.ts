import Supercluster from 'supercluster'
import type { Area } from '#shared/stations/places/area.ts'
import { CLUSTER_MAX_ZOOM, CLUSTER_RADIUS_PX, clusterColor } from '../clusters.ts'
import type { MapStation } from './map-station.ts'

/** The most stations of one place that are listed. */
const MOST_MEMBERS = 200

export type StationClusters = ReturnType<typeof clusterStations>

/**
 * A shape on the map: a station, or a cluster of several stations with the name of the one nearest
 * to its centre.
 */
export type Shape = ReturnType<typeof shapesIn>[number]

export function clusterStations(stations: readonly MapStation[]) {
  return new Supercluster<MapStation, Record<string, never>>({
    radius: CLUSTER_RADIUS_PX,
    maxZoom: CLUSTER_MAX_ZOOM,
  }).load(
    stations.map((station) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [station.lon, station.lat] },
      properties: station,
    })),
  )
}

/**
 * The stations and clusters of a view. The mean count of §4 is the mean of the clusters in the
 * view.
 */
export function shapesIn(
  clusters: StationClusters,
  { west, south, east, north }: Area,
  zoom: number,
) {
  const features = clusters.getClusters([west, south, east, north], Math.floor(zoom))
  const counts = features.flatMap(({ properties }) =>
    'cluster' in properties ? [properties.point_count] : [],
  )
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return features.map(({ geometry, properties }) => {
    const [lon = 0, lat = 0] = geometry.coordinates
    if (!('cluster' in properties)) return shapeOf(properties)
    const { cluster_id: id, point_count: count } = properties
    const distances = membersOf(clusters, id, count).map((station) => ({
      station,
      away: Math.hypot(station.lon - lon, station.lat - lat),
    }))
    const { station } = distances.reduce((one, other) => (other.away < one.away ? other : one))
    return {
      kind: 'cluster' as const,
      id,
      lon,
      lat,
      count,
      color: clusterColor(count, mean),
      station,
    }
  })
}

/** The zoom that separates a cluster; its stations if no zoom of the map does. */
export function openCluster(
  clusters: StationClusters,
  id: number,
  maxZoom: number,
): { zoom: number } | { members: Shape[] } {
  const zoom = clusters.getClusterExpansionZoom(id)
  return zoom <= Math.min(CLUSTER_MAX_ZOOM, maxZoom)
    ? { zoom }
    : { members: membersOf(clusters, id, MOST_MEMBERS).map(shapeOf) }
}

function shapeOf(station: MapStation) {
  return { kind: 'station' as const, lon: station.lon, lat: station.lat, count: 1, station }
}

function membersOf(clusters: StationClusters, id: number, most: number): MapStation[] {
  return clusters.getLeaves(id, most).map(({ properties }) => properties)
}
