import { useRef } from 'react'
import type { Station } from '#shared/contract/stations.ts'
import type { Position } from '#shared/stations/distance.ts'
import { useNear } from '../../content/articles/use-near.ts'
import { Section } from '../../content/blocks/section.tsx'
import { useSite } from '../../navigation/site-context.tsx'
import { useStationWords } from '../station-words.tsx'
import { MapOnDemand } from './map-on-demand.tsx'
import { NearestStations } from './nearest-stations.tsx'
import { useNearest } from './use-nearest.ts'

/** Where the station is: a map for those who ask for one, and the stations around it. Nothing where nobody knows the place. */
export function StationPlace({ station }: { station: Station }) {
  const t = useStationWords()
  if (!station.location) return null
  return (
    <Section className="station-place" title={t('page.nearest')} anchor={undefined}>
      <PlaceParts station={station} location={station.location} />
    </Section>
  )
}

function PlaceParts({ station, location }: { station: Station; location: Position }) {
  const { locale } = useSite().addressing
  const place = useRef<HTMLDivElement>(null)
  const nearest = useNearest(useNear(place), locale, { id: station.id, ...location })
  return (
    <div className="station-place-parts" ref={place}>
      <NearestStations nearest={nearest} location={location} />
      <MapOnDemand station={station} location={location} nearest={nearest} />
    </div>
  )
}
