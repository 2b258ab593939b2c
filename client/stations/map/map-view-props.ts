import type { Box } from './box.ts'

export interface MapStation {
  id: string
  name: string
  lat: number
  lon: number
}

export interface StationMapProps {
  stations: MapStation[]
  /** the one station that list and map show as chosen */
  selected: string | undefined
  onSelect: (id: string | undefined) => void
  onSearchArea: (bounds: Box) => void
  /** names the map */
  label: string
  /** a station page's map: one station, zoomed in, nothing to search */
  single?: boolean
}

export interface MapViewProps extends StationMapProps {
  /** the map cannot be drawn after all */
  onFailure: () => void
}
