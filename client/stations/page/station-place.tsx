import type { Station } from '#shared/contract/station.ts'
import { locatorPath } from '#shared/locale/localized-paths.ts'
import { formatDistance } from '#shared/stations/places/format-distance.ts'
import { writeLocatorQuery } from '#shared/stations/query/locator-query.ts'
import type { NearStation } from '#shared/stations/places/nearest-stations.ts'
import { Section } from '../../content/blocks/section.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { StatusLine } from '../hours/status-line.tsx'
import { useMinute } from '../hours/use-minute.ts'
import { MapOnDemand } from './map-on-demand.tsx'

interface StationPlaceProps {
  station: Station
  /** undefined if the edge had no list of all stations */
  nearest: NearStation[] | undefined
}

/** the same array in each render, because a new array would restart the map */
const NONE: NearStation[] = []

/** Where the station is: a map on demand, the nearest stations, and a link to the locator. Nothing for a station without a location. */
export function StationPlace({ station, nearest = NONE }: StationPlaceProps) {
  const t = useTranslate('stations')
  const { locale } = useSite().addressing
  const { location } = station
  if (!location) return null
  const query = writeLocatorQuery({ q: '', near: location, filters: [], openNow: false, view: 'list', others: '' })
  return (
    <Section className="station-place" title={t('page.nearest')} anchor={undefined}>
      <div className="station-place-parts">
        <div className="station-nearest">
          {nearest.length > 0 && (
            <ol className="station-nearest-list">
              {nearest.map((near) => (
                <NearestStation key={near.id} station={near} />
              ))}
            </ol>
          )}
          <SiteLink to={locatorPath(locale, query.slice(1))} className="station-nearest-more ui-link">
            {t('search.label')}
            <Icon name="arrow-right" />
          </SiteLink>
        </div>
        <MapOnDemand station={station} location={location} nearest={nearest} />
      </div>
    </Section>
  )
}

/** A station nearby: name, distance, and its address until the browser knows whether it is open. */
function NearestStation({ station }: { station: NearStation }) {
  const { locale } = useSite().addressing
  const now = useMinute()
  const { name, path, address, metres } = station
  return (
    <li className="station-nearest-row ui-hover">
      <div className="station-nearest-text">
        <SiteLink to={path} className="station-nearest-name ui-cover">
          {name}
        </SiteLink>
        {now ? (
          <StatusLine station={station} now={now} />
        ) : (
          <span className="station-nearest-address ui-soft">{[address.street, address.city].filter(Boolean).join(', ')}</span>
        )}
      </div>
      <span className="station-nearest-distance">{formatDistance(metres, locale)}</span>
    </li>
  )
}
