import type { Map as MapLibre } from 'maplibre-gl'
import { formatNumber } from '#shared/locale/format-number.ts'
import { useLocale } from '../../i18n/use-translate.ts'
import type { Shape } from './cluster-stations.ts'
import { MapMarker } from './map-marker.tsx'
import type { MapStation } from './map-station.ts'

const SIGNS = {
  drop: 'M15 7.2c3.2 4 5 6.2 5 8.7a5 5 0 0 1-10 0c0-2.5 1.8-4.7 5-8.7z',
  bolt: 'M16.6 6.5 9.5 16h4.6l-1 6.5L20.3 13h-4.7z',
}

interface MarkersProps {
  map: MapLibre
  shapes: readonly Shape[]
  selected: MapStation | undefined
  hovered: string | undefined
  sign: keyof typeof SIGNS
  /** ids of the stations of a route in order */
  stops: readonly string[]
  onPress: (shape: Shape) => void
  onHover: ((id: string | undefined) => void) | undefined
}

/** Pins and clusters. Hidden from screen readers, because the list box has the same as text. */
export function Markers({
  map,
  shapes,
  selected,
  hovered,
  sign,
  stops,
  onPress,
  onHover,
}: MarkersProps) {
  const locale = useLocale()
  const signOf = ({ id }: MapStation) => (stops.includes(id) ? stops.indexOf(id) + 1 : sign)
  return (
    <>
      {shapes.map((shape) => {
        if (shape.kind === 'cluster')
          return (
            <MapMarker
              key={`${shape.lon} ${shape.lat} ${shape.count}`}
              map={map}
              at={shape}
              anchor="center"
              onPress={() => onPress(shape)}
            >
              <div className="map-cluster" data-color={shape.color} aria-hidden="true">
                {formatNumber(shape.count, locale)}
              </div>
            </MapMarker>
          )
        const { station } = shape
        if (station.id === selected?.id) return null
        return (
          <MapMarker
            key={station.id}
            map={map}
            at={station}
            anchor="bottom"
            onPress={() => onPress(shape)}
            onHover={(isOver) => onHover?.(isOver ? station.id : undefined)}
          >
            <Pin station={station} sign={signOf(station)} isHovered={station.id === hovered} />
          </MapMarker>
        )
      })}
      {selected && (
        <MapMarker map={map} at={selected} anchor="bottom">
          <Pin station={selected} sign={signOf(selected)} isSelected />
        </MapMarker>
      )}
    </>
  )
}

interface PinProps {
  station: MapStation
  /** a number: the stop of a route */
  sign: keyof typeof SIGNS | number
  isHovered?: boolean
  isSelected?: boolean
}

/** A pin of 30 × 38 with its tip at the bottom. */
function Pin({ station: { name, isOpen }, sign, isHovered = false, isSelected = false }: PinProps) {
  return (
    <div
      className={isSelected ? 'map-pin map-pin-selected' : 'map-pin'}
      data-closed={isOpen === false || undefined}
      data-hovered={isHovered || undefined}
      aria-hidden="true"
    >
      <svg viewBox="0 0 30 38">
        <path d="M15 37C13.8 35.4 2 23.6 2 14.3a13 13 0 0 1 26 0C28 23.6 16.2 35.4 15 37z" />
        {typeof sign === 'number' ? (
          <text x="15" y="19.5">
            {sign}
          </text>
        ) : (
          <path d={SIGNS[sign]} />
        )}
      </svg>
      {isSelected && <span>{name}</span>}
    </div>
  )
}
