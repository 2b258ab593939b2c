import { useMemo, useState } from 'react'
import type { Station } from '#shared/contract/station.ts'
import type { Position } from '#shared/stations/places/distance.ts'
import type { NearStation } from '#shared/stations/places/nearest-stations.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { MapPane } from '../map/map-pane.tsx'
import { mapStation } from '../map/map-station.ts'

interface MapOnDemandProps {
  station: Station
  location: Position
  /** shown on the map, too */
  nearest: NearStation[]
}

/**
 * A still picture of the surroundings, drawn at the edge. The map is the largest part of the site,
 * so it loads after a press.
 */
export function MapOnDemand({ station, location, nearest }: MapOnDemandProps) {
  const t = useTranslate('stations')
  const { addressing, switches } = useSite()
  const hasMap = switches.map !== 'off'
  const [isShown, setShown] = useState(false)
  const own = useMemo(() => mapStation(station, location), [station, location])
  const stations = useMemo(
    () => [own, ...nearest.map((other) => mapStation(other, other.location))],
    [own, nearest],
  )
  if (isShown && hasMap)
    return (
      // the pressed button is removed
      <div className="station-map station-map--shown ui-not-printed" tabIndex={-1} ref={takeFocus}>
        <MapPane points={stations} chosen={own} label={station.name} />
      </div>
    )
  return (
    <div className="station-map ui-not-printed">
      {/* decorative: the address is beside it */}
      <img
        src={`/stations/${addressing.locale}/map/${encodeURIComponent(station.id)}.svg`}
        alt=""
        className="ui-fill"
        width={800}
        height={480}
        loading="lazy"
        decoding="async"
      />
      <span className="station-map-pin">
        <Icon name="map-pin" />
      </span>
      <small className="station-map-credit">
        <a href="/licenses/base-map.txt">© OpenStreetMap · Travel Mapping · GeoNames</a>
      </small>
      {hasMap && (
        <button
          type="button"
          className="station-map-show ui-button ui-button-small ui-script-only"
          onClick={() => setShown(true)}
        >
          <Icon name="map" />
          {t('map.show')}
        </button>
      )}
    </div>
  )
}
