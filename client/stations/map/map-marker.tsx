import { type Map as MapLibre, Marker } from 'maplibre-gl'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Position } from '#shared/stations/places/distance.ts'

interface MapMarkerProps {
  map: MapLibre
  at: Position
  anchor: 'bottom' | 'center'
  onPress?: () => void
  onHover?: (isOver: boolean) => void
  children: ReactNode
}

/** MapLibre's Marker with content that React renders. */
export function MapMarker({
  map,
  at: { lon, lat },
  anchor,
  onPress,
  onHover,
  children,
}: MapMarkerProps) {
  const [element] = useState(() => document.createElement('div'))
  const press = useEffectEvent(() => onPress?.())
  const hover = useEffectEvent((isOver: boolean) => onHover?.(isOver))

  useEffect(() => {
    const marker = new Marker({ element, anchor }).setLngLat([lon, lat]).addTo(map)
    marker.on('click', press)
    return () => void marker.remove()
  }, [map, element, lon, lat, anchor])

  useEffect(() => {
    const enter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && hover(true)
    const leave = () => hover(false)
    element.addEventListener('pointerenter', enter)
    element.addEventListener('pointerleave', leave)
    return () => {
      element.removeEventListener('pointerenter', enter)
      element.removeEventListener('pointerleave', leave)
    }
  }, [element])

  return createPortal(children, element)
}
