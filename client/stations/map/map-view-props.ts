import type { Area } from '#shared/stations/area.ts'

export interface MapStation {
  id: string
  name: string
  /** '' for none */
  town: string
  lat: number
  lon: number
}

export interface StationMapProps {
  stations: MapStation[]
  /** the one station that list and map show as chosen */
  selected: string | undefined
  onSelect: (id: string | undefined) => void
  /** the area that is searched: the map shows it, and stays there */
  area?: Area | undefined
  onSearchArea: (area: Area) => void
  /** names the map */
  label: string
  /** a station page's map: one station among those around it, nothing to choose or search */
  single?: boolean
}

export interface MapViewProps extends StationMapProps {
  /** the map cannot be drawn after all */
  onFailure: () => void
}
