import type { Map as MapLibre } from 'maplibre-gl'
import { useTranslate } from '../../i18n/use-translate.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { MapMarker } from './map-marker.tsx'
import type { OwnPlace } from './map-pane.tsx'

/** Metres of a pixel at the equator at zoom 0: MapLibre's tiles have 512 pixels. */
const EQUATOR_METRES = 78_271.517
/** pixels: a circle wider than the window would be invisible */
const LARGEST_CIRCLE = 4_000

/** The visitor's position: a dot, and a circle for its accuracy. */
export function OwnPlaceMarker({
  map,
  place,
  zoom,
}: {
  map: MapLibre
  place: OwnPlace
  zoom: number
}) {
  const t = useTranslate('stations')
  const { lat, accuracy = 0 } = place
  const size = (2 * accuracy * 2 ** zoom) / (EQUATOR_METRES * Math.cos((lat * Math.PI) / 180))
  return (
    <MapMarker map={map} at={place} anchor="center">
      <div className="map-you">
        <VisuallyHidden>{t('position.here')}</VisuallyHidden>
        {size > 0 && size < LARGEST_CIRCLE && (
          <svg width={size} height={size} viewBox="0 0 2 2" aria-hidden="true">
            <circle cx="1" cy="1" r="1" />
          </svg>
        )}
      </div>
    </MapMarker>
  )
}
