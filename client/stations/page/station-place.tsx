import type { Station } from '#shared/contract/station.ts'
import { locatorPath } from '#shared/locale/localized-paths.ts'
import { openNowCheck } from '#shared/stations/hours/open-now.ts'
import { formatDistance } from '#shared/stations/places/format-distance.ts'
import type { NearStation } from '#shared/stations/places/nearest-stations.ts'
import { writeLocatorQuery } from '#shared/stations/query/locator-query.ts'
import { Picture } from '../../content/images/picture.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { iconAfter } from '../../ui/icon.tsx'
import { StatusLine } from '../hours/status-line.tsx'
import { MapOnDemand } from './map-on-demand.tsx'

interface StationPlaceProps {
  station: Station
  /** undefined if the edge had no list of all stations */
  nearest: NearStation[] | undefined
  now: Date
}

/** the same array in each render, because a new array would restart the map */
const NONE: NearStation[] = []

/**
 * Where the station is: a map on demand, the nearest stations, a link to the locator, and the
 * station's picture.
 */
export function StationPlace({ station, nearest = NONE, now }: StationPlaceProps) {
  const { location, image } = station
  return (
    <>
      {location && <MapOnDemand station={station} location={location} nearest={nearest} />}
      <div className="station-around ui-not-printed">
        {location && <NearestStations location={location} nearest={nearest} now={now} />}
        {image && (
          <Picture
            image={image}
            width={600}
            ratio={16 / 9}
            sizes="(min-width: 62rem) 34vw, 100vw"
            fill
            className="station-picture ui-not-printed"
          />
        )}
      </div>
    </>
  )
}

function NearestStations({
  location,
  nearest,
  now,
}: {
  location: NonNullable<Station['location']>
  nearest: NearStation[]
  now: Date
}) {
  const t = useTranslate('stations')
  const { locale } = useSite().addressing
  const query = writeLocatorQuery({
    q: '',
    near: location,
    filters: [],
    openNow: false,
    view: 'list',
    others: '',
  })
  const isOpen = openNowCheck(now)
  return (
    <section className="station-nearest ui-above-5">
      <h2 className="station-title">{t('page.nearest')}</h2>
      {nearest.length > 0 && (
        <ol className="station-nearest-list">
          {/* open ones first */}
          {[...nearest.filter(isOpen), ...nearest.filter((near) => !isOpen(near))].map((near) => (
            <li key={near.id} className="station-nearest-row ui-line ui-gap-4 ui-spread ui-hover">
              <div>
                <SiteLink to={near.path} className="station-nearest-name ui-quiet ui-cover">
                  {near.name}
                </SiteLink>
                <StatusLine station={near} now={now} />
              </div>
              <span className="station-nearest-distance">
                {formatDistance(near.metres, locale)}
              </span>
            </li>
          ))}
        </ol>
      )}
      <SiteLink
        to={locatorPath(locale, query.slice(1))}
        className={`ui-link ${iconAfter('arrow-right')}`}
      >
        {t('page.allNear')}
      </SiteLink>
    </section>
  )
}
