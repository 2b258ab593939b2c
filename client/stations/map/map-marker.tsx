import { type Map as MapLibre, Marker } from 'maplibre-gl'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'

interface MapMarkerProps {
  map: MapLibre
  at: { lon: number; lat: number }
  anchor: 'bottom' | 'center'
  onPress?: (() => void) | undefined
  children: ReactNode
}

/** MapLibre's Marker with contents that React draws. */
export function MapMarker({ map, at: { lon, lat }, anchor, onPress, children }: MapMarkerProps) {
  const [element] = useState(() => document.createElement('div'))
  const press = useEffectEvent(() => onPress?.())

  useEffect(() => {
    const marker = new Marker({ element, anchor }).setLngLat([lon, lat]).addTo(map)
    marker.on('click', press)
    return () => {
      marker.remove()
    }
  }, [map, element, lon, lat, anchor])

  return createPortal(children, element)
}
