import { localizedPath } from '#shared/locale/localized-paths.ts'
import { writeLocatorQuery } from '#shared/stations/locator-query.ts'
import type { NearStation } from '#shared/stations/nearest-stations.ts'
import type { Position } from '#shared/stations/distance.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { useSite } from '../../navigation/site-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NearestStation } from './nearest-station.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

interface NearestStationsProps {
  nearest: NearStation[]
  location: Position
}

/** The stations around, where any are known. The locator shows more. */
export function NearestStations({ nearest, location }: NearestStationsProps) {
  const t = useTranslate('stations')
  const { locale } = useSite().addressing
  const query = writeLocatorQuery({ q: '', near: location, filters: [], openNow: false, view: 'list', others: '' })
  return (
    <div className="station-nearest">
      {nearest.length > 0 && (
        <ol className="station-nearest-list">
          {nearest.map((station) => (
            <NearestStation key={station.id} station={station} />
          ))}
        </ol>
      )}
      <SiteLink to={localizedPath('stationLocator', locale) + query} className="station-nearest-more">
        {t('search.label')}
        <Icon name="arrow-right" />
      </SiteLink>
    </div>
  )
}
