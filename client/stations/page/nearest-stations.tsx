import { localizedPath } from '#shared/locale/localized-paths.ts'
import { writeLocatorQuery } from '#shared/stations/locator-query.ts'
import type { Position } from '#shared/stations/distance.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { useSite } from '../../navigation/site-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useStationWords } from '../station-words.tsx'
import { NEAREST_COUNT, type StationAway } from './nearest-to.ts'
import { NearestStation } from './nearest-station.tsx'

interface NearestStationsProps {
  /** undefined while they are on their way */
  nearest: StationAway[] | 'failed' | undefined
  location: Position
}

/** The five stations around, once the browser has them all; their places are kept. The locator shows more, also without a script. */
export function NearestStations({ nearest, location }: NearestStationsProps) {
  const t = useStationWords()
  const { locale } = useSite().addressing
  const query = writeLocatorQuery({ q: '', near: location, filters: [], openNow: false, view: 'list', others: '' })
  return (
    <div className="station-nearest">
      {nearest !== 'failed' && (
        <ol className="station-nearest-list" aria-busy={nearest === undefined}>
          {nearest === undefined
            ? Array.from({ length: NEAREST_COUNT }, (_, index) => (
                <li key={index} className="station-nearest-row station-nearest-row--waiting" />
              ))
            : nearest.map((away) => <NearestStation key={away.station.id} {...away} />)}
        </ol>
      )}
      <SiteLink to={localizedPath('stationLocator', locale) + query} className="station-nearest-more">
        {t('search.label')}
        <Icon name="arrow-right" />
      </SiteLink>
    </div>
  )
}
