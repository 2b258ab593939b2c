import type { Area } from '#shared/stations/area.ts'
import type { Position } from '#shared/stations/distance.ts'
import type { FoundPlace } from '#shared/stations/find-stations.ts'
import type { MapStation } from './map-station.ts'
import type { OwnPlace } from './station-map.tsx'

/** The map of the locator. CSS gives its place a size, and `--map-top` and `--map-bottom`: the space that other parts cover. */
export interface MapPaneProps {
  /** all results with a location; undefined until they have arrived */
  points: readonly MapStation[] | undefined
  /** the station that list and map show as selected */
  chosen: MapStation | undefined
  /** id of the station whose card is under the pointer */
  hovered?: string | undefined
  /** the place in the words of the search */
  place?: FoundPlace | undefined
  /** the visitor's position */
  ownPlace: OwnPlace | undefined
  /** its stations have their order as numbers on their pins */
  route?: { line: readonly Position[]; stops: readonly string[] } | undefined
  /** the area in the address */
  area: Area | undefined
  onSelect: (id: string | undefined) => void
  onHover?: (id: string | undefined) => void
  /** "Search this area" */
  onArea: (area: Area) => void
  /** a press on the map's location button */
  onLocate?: () => void
  /** the map cannot be drawn: the list takes its place */
  onFailed: (failed: boolean) => void
}
