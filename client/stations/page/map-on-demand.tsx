import { useMemo, useState } from 'react'
import type { Station } from '#shared/contract/station.ts'
import type { Position } from '#shared/stations/distance.ts'
import type { NearStation } from '#shared/stations/nearest-stations.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { MapPane } from '../map/map-pane.tsx'
import { mapStation } from '../map/map-station.ts'
import { DirectionsLink } from './directions-link.tsx'
import { StationAddress } from './station-address.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

interface MapOnDemandProps {
  station: Station
  location: Position
  /** shown on the map, because the coast alone does not show where the station is */
  nearest: NearStation[]
}

/** The map is the largest part of the site, so it loads after a press, into reserved space. */
export function MapOnDemand({ station, location, nearest }: MapOnDemandProps) {
  const t = useTranslate('stations')
  const { config, switches } = useSite()
  // the embedded map has no streets to show where the station is
  const hasMap = (config.mapStyle ?? config.mapTiles) !== undefined && switches.map !== 'off'
  const [isShown, setShown] = useState(false)
  const own = useMemo(() => mapStation(station, location), [station, location])
  const stations = useMemo(() => [own, ...nearest.map((other) => mapStation(other, other.location))], [own, nearest])
  if (isShown && hasMap)
    return (
      // the pressed button is removed
      <div className="station-map station-map--shown" tabIndex={-1} ref={takeFocus}>
        <MapPane points={stations} chosen={own} label={station.name} />
      </div>
    )
  return (
    <div className="station-map">
      <div className="station-map-card">
        <Icon name="map-pin" className="station-map-pin" />
        <StationAddress address={station.address} className="station-map-address" />
        {hasMap && (
          <button type="button" className="ui-button ui-button-dark station-map-show" onClick={() => setShown(true)}>
            <Icon name="map" />
            {t('map.show')}
          </button>
        )}
        <DirectionsLink station={station} className="station-map-directions ui-link" />
      </div>
    </div>
  )
}
