import type { Area } from '#shared/stations/area.ts'
import type { MapStation } from './station-source.ts'

export interface StationMapProps {
  /** the same array in each render, until others are shown */
  stations: readonly MapStation[]
  /** the one station that list and map show as chosen */
  selected: MapStation | undefined
  onSelect: (id: string | undefined) => void
  /** the area that is searched: the map shows it, and stays there */
  area?: Area | undefined
  onSearchArea: (area: Area) => void
  /** names the map */
  label: string
  /** whether one sentence stands in the map's place */
  onFailed?: (failed: boolean) => void
  /** a station page's map: one station among those around it, nothing to choose or search */
  single?: boolean
}

export interface MapViewProps extends StationMapProps {
  /** the map cannot be drawn after all */
  onFailure: () => void
}
