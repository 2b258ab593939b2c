import type { LocatorAnswer, StationRow } from '#shared/stations/locator-answer.ts'
import type { LocatorQuery } from '#shared/stations/locator-query.ts'
import { formatDistance } from '#shared/stations/format-distance.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { StatusLine } from '../hours/status-line.tsx'
import { directionsAddress } from '../page/contact-addresses.ts'
import { FavouriteButton } from '../page/favourite-button.tsx'
import { StationAddress } from '../page/station-address.tsx'
import { useLocator } from '../use-query.ts'
import { Badges } from './badges.tsx'
import { DirectionsButton } from './directions-button.tsx'
import { type Asked, askedParts } from './shown-badges.ts'

interface NearestProps {
  row: StationRow
  asked: Asked
  now: Date
}

/** The station that is shown above the list: after a press of "nearest", when the position is known and no other place is searched. */
export function nearestRow({ place, stations }: LocatorAnswer, { nearest, near, sort, from, to }: LocatorQuery): StationRow | undefined {
  const isWanted = nearest && near && !place && sort !== 'name' && from === undefined && to === undefined
  return isWanted && stations[0]?.distance !== undefined ? stations[0] : undefined
}

/** The answer to "the nearest station", above the list: one large button leads there. */
export function Nearest({ row: { station, distance = 0 }, asked, now }: NearestProps) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const { query } = useLocator()
  const { name } = station
  const title = t(query.openNow ? 'nearest.open' : 'nearest.any')
  return (
    <article className="locator-nearest locator-card" aria-label={title}>
      <p className="ui-soft">{title}</p>
      <h3 className="locator-card-name">
        <SiteLink to={station.path}>{name}</SiteLink>
      </h3>
      <p className="locator-nearest-distance">
        <b>{formatDistance(distance, locale)}</b> <span className="ui-soft">{t('nearest.fromYou')}</span>
      </p>
      <StatusLine station={station} now={now} asked={askedParts(asked)} />
      <StationAddress address={station.address} className="locator-card-address ui-soft" />
      <Badges station={station} asked={asked} now={now} />
      <div className="locator-card-actions">
        <DirectionsButton name={name} href={directionsAddress(station)} />
        <span className="locator-needs-script">
          <FavouriteButton station={station} />
        </span>
      </div>
    </article>
  )
}
