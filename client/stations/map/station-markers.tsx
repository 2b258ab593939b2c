import { type Map as MapLibre, Marker } from 'maplibre-gl'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatNumber } from '#shared/locale/format-number.ts'
import { useLocale } from '../../i18n/use-translate.ts'
import type { Shape } from './cluster-stations.ts'
import type { MapStation } from './map-station.ts'

interface StationMarkersProps {
  map: MapLibre
  shapes: Shape[]
  selected: MapStation | undefined
  onPress: (shape: Shape) => void
}

/** Pins and clusters. Hidden from screen readers, because the listbox has the same as text. */
export function StationMarkers({ map, shapes, selected, onPress }: StationMarkersProps) {
  const locale = useLocale()
  return (
    <>
      {shapes.map((shape) =>
        shape.kind === 'station' ? (
          <MapMarker key={shape.station.id} map={map} at={shape} anchor="bottom" onPress={() => onPress(shape)}>
            <Pin />
          </MapMarker>
        ) : (
          <MapMarker key={`${shape.lon} ${shape.lat} ${shape.count}`} map={map} at={shape} anchor="center" onPress={() => onPress(shape)}>
            <div className="map-cluster" data-color={shape.color} data-digits={String(shape.count).length} aria-hidden="true">
              {formatNumber(shape.count, locale)}
            </div>
          </MapMarker>
        ),
      )}
      {selected && (
        <MapMarker map={map} at={selected} anchor="bottom">
          <Pin chosen={selected.name} />
        </MapMarker>
      )}
    </>
  )
}

interface MapMarkerProps {
  map: MapLibre
  at: { lon: number; lat: number }
  anchor: 'bottom' | 'center'
  onPress?: () => void
  children: ReactNode
}

/** MapLibre's Marker with content that React renders. */
export function MapMarker({ map, at: { lon, lat }, anchor, onPress, children }: MapMarkerProps) {
  const [element] = useState(() => document.createElement('div'))
  const press = useEffectEvent(() => onPress?.())

  useEffect(() => {
    const marker = new Marker({ element, anchor }).setLngLat([lon, lat]).addTo(map)
    marker.on('click', press)
    return () => void marker.remove()
  }, [map, element, lon, lat, anchor])

  return createPortal(children, element)
}

/** A pin of 30 × 38 with its tip at the bottom and a drop of fuel in its head; `chosen` is the name of the selected station. */
function Pin({ chosen }: { chosen?: string }) {
  return (
    <div className={chosen === undefined ? 'map-pin' : 'map-pin map-pin-chosen'} aria-hidden="true">
      <svg viewBox="0 0 30 38">
        <path d="M15 1C7.3 1 1 7.3 1 15c0 9.6 10.4 18.6 13.1 21.6a1.2 1.2 0 0 0 1.8 0C18.6 33.6 29 24.6 29 15 29 7.3 22.7 1 15 1Z" />
        <path d="M15 7.5c3 3.6 4.7 6 4.7 8.3a4.7 4.7 0 0 1-9.4 0c0-2.3 1.7-4.7 4.7-8.3Z" />
      </svg>
      {chosen && <span>{chosen}</span>}
    </div>
  )
}
