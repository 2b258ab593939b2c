import type { MapOptions } from 'maplibre-gl'
import { type Area, areaAround, isInArea } from '#shared/stations/area.ts'
import type { Position } from '#shared/stations/distance.ts'
import { VIEWPORT_PADDING_PX } from '../clusters.ts'
import type { StationMapProps } from './station-map.tsx'

export type ShownOnMap = Pick<StationMapProps, 'stations' | 'selected' | 'area' | 'own' | 'showsNearest'>

/** The largest zoom the map uses by itself: the largest at which its style shows details around a station. */
const NEAREST_ZOOM = { streets: 13.5, embedded: 9 }
/** The zoom that shows the visitor among the nearest stations, also without streets. */
const OWN_ZOOM = 12
/** of the stations nearest to the visitor */
const NEAREST_COUNT = 5
/** the countries with stations */
const HOME: Area = { west: 3, south: 54, east: 33, north: 72 }

export function nearestZoom(hasStreets: boolean): number {
  return hasStreets ? NEAREST_ZOOM.streets : NEAREST_ZOOM.embedded
}

/** The largest zoom for what the map shows. */
export function zoomFor({ showsNearest }: Pick<ShownOnMap, 'showsNearest'>, nearest: number): number {
  return showsNearest ? Math.max(nearest, OWN_ZOOM) : nearest
}

/** The visitor and the nearest five stations, or else all results; undefined for none. */
export function areaToShow({ stations, own, showsNearest }: Pick<ShownOnMap, 'stations' | 'own' | 'showsNearest'>): Area | undefined {
  return own && showsNearest && stations.length > 0 ? areaAround([own, ...stations.slice(0, NEAREST_COUNT)]) : areaOf(stations)
}

/** Around all stations except those with a wrong place at sea; undefined for none. */
export function areaOf(stations: readonly Position[]): Area | undefined {
  return areaAround(stations.filter((station) => isInArea(HOME, station))) ?? areaAround(stations)
}

/** The first view of a map: the searched area, the selected station, or the results. */
export function firstView(shown: ShownOnMap, nearest: number): Partial<MapOptions> {
  const { area, selected } = shown
  if (!area && selected) return { center: [selected.lon, selected.lat], zoom: nearest }
  const bounds = area ?? areaToShow(shown)
  return bounds
    ? { bounds: boundsOf(bounds), fitBoundsOptions: { padding: area ? 0 : VIEWPORT_PADDING_PX, maxZoom: zoomFor(shown, nearest) } }
    : {}
}

export function boundsOf({ west, south, east, north }: Area): [number, number, number, number] {
  return [west, south, east, north]
}
