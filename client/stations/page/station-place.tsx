import type { Station } from '#shared/contract/station.ts'
import type { NearStation } from '#shared/stations/nearest-stations.ts'
import { Section } from '../../content/blocks/section.tsx'
import { MapOnDemand } from './map-on-demand.tsx'
import { NearestStations } from './nearest-stations.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

interface StationPlaceProps {
  station: Station
  /** undefined where the edge had no list of all stations */
  nearest: NearStation[] | undefined
}

/** Where the station is: a map for those who ask for one, and the stations around it. Nothing where nobody knows the place. */
export function StationPlace({ station, nearest = NONE }: StationPlaceProps) {
  const t = useTranslate('stations')
  const { location } = station
  if (!location) return null
  return (
    <Section className="station-place" title={t('page.nearest')} anchor={undefined}>
      <div className="station-place-parts">
        <NearestStations nearest={nearest} location={location} />
        <MapOnDemand station={station} location={location} nearest={nearest} />
      </div>
    </Section>
  )
}

/** the same in each render: the map would begin anew with another */
const NONE: NearStation[] = []
