import { useState } from 'react'
import type { Station } from '#shared/contract/stations.ts'
import { Icon } from '../../ui/icon.tsx'
import { StationMap } from '../map/station-map.tsx'
import { useStationWords } from '../station-words.tsx'
import { DirectionsLink } from './directions-link.tsx'
import { StationAddress } from './station-address.tsx'

interface MapOnDemandProps {
  station: Station
  location: NonNullable<Station['location']>
}

/** The map is the heaviest part of the site: it comes when it is asked for, into a place that is already there. */
export function MapOnDemand({ station, location }: MapOnDemandProps) {
  const t = useStationWords()
  const [isShown, setShown] = useState(false)
  const { id, name, address } = station
  if (isShown)
    return (
      <div className="station-map station-map--shown">
        <StationMap
          stations={[{ id, name, ...location }]}
          selected={id}
          onSelect={keepSelected}
          onSearchArea={keepSelected}
          label={name}
          single
        />
      </div>
    )
  return (
    <div className="station-map">
      <div className="station-map-card">
        <Icon name="map-pin" className="station-map-pin" />
        <StationAddress address={address} className="station-map-address" />
        <button type="button" className="ui-button ui-button-dark station-map-show" onClick={() => setShown(true)}>
          <Icon name="map" />
          {t('map.show')}
        </button>
        <DirectionsLink station={station} className="station-map-directions" />
      </div>
    </div>
  )
}

/** One station is all there is to choose. */
function keepSelected(): void {}
