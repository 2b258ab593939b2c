import type { Station } from '#shared/contract/stations.ts'
import { Section } from '../../content/blocks/section.tsx'
import { useStationWords } from '../station-words.tsx'
import { MapOnDemand } from './map-on-demand.tsx'
import { NearestStations } from './nearest-stations.tsx'

/** Where the station is: a map for those who ask for one, and the stations around it. Nothing where nobody knows the place. */
export function StationPlace({ station }: { station: Station }) {
  const t = useStationWords()
  if (!station.location) return null
  return (
    <Section className="station-place" title={t('page.nearest')} anchor={undefined}>
      <div className="station-place-parts">
        <NearestStations station={station} location={station.location} />
        <MapOnDemand station={station} location={station.location} />
      </div>
    </Section>
  )
}
