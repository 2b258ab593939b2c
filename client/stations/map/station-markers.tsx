import type { Map as MapLibre } from 'maplibre-gl'
import { formatNumber } from '#shared/locale/format-number.ts'
import { useSite } from '../../navigation/site-context.tsx'
import type { Shape } from './cluster-stations.ts'
import { MapMarker } from './map-marker.tsx'
import type { MapStation } from './map-station.ts'

interface StationMarkersProps {
  map: MapLibre
  shapes: Shape[]
  selected: MapStation | undefined
  onPress: (shape: Shape) => void
}

/** Pins and clusters. Hidden from screen readers: the listbox says the same as text. */
export function StationMarkers({ map, shapes, selected, onPress }: StationMarkersProps) {
  const { locale } = useSite().addressing
  return (
    <>
      {shapes.map((shape) => (
        <MapMarker
          key={shape.kind === 'station' ? shape.station.id : `${shape.lon} ${shape.lat} ${shape.count}`}
          map={map}
          at={shape}
          anchor={shape.kind === 'station' ? 'bottom' : 'center'}
          onPress={() => onPress(shape)}
        >
          {shape.kind === 'station' ? (
            <div className="map-pin" aria-hidden="true">
              <Pin />
            </div>
          ) : (
            <div className="map-cluster" data-color={shape.color} data-digits={String(shape.count).length} aria-hidden="true">
              {formatNumber(shape.count, locale)}
            </div>
          )}
        </MapMarker>
      ))}
      {selected && (
        <MapMarker map={map} at={selected} anchor="bottom">
          <div className="map-pin map-pin-chosen" aria-hidden="true">
            <Pin />
            <span>{selected.name}</span>
          </div>
        </MapMarker>
      )}
    </>
  )
}

/** A pin of 30 × 38, its tip at the bottom, with a drop of fuel in its head. */
function Pin() {
  return (
    <svg viewBox="0 0 30 38">
      <path d="M15 1C7.3 1 1 7.3 1 15c0 9.6 10.4 18.6 13.1 21.6a1.2 1.2 0 0 0 1.8 0C18.6 33.6 29 24.6 29 15 29 7.3 22.7 1 15 1Z" />
      <path d="M15 7.5c3 3.6 4.7 6 4.7 8.3a4.7 4.7 0 0 1-9.4 0c0-2.3 1.7-4.7 4.7-8.3Z" />
    </svg>
  )
}
