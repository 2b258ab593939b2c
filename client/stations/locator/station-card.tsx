import { memo } from 'react'
import type { StationSummary } from '#shared/contract/station.ts'
import { formatDistance } from '#shared/stations/format-distance.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { DirectionsLink } from '../page/directions-link.tsx'
import { FavouriteButton } from '../page/favourite-button.tsx'
import { StationAddress } from '../page/station-address.tsx'
import { CardHours } from './card-hours.tsx'
import { CardTags } from './card-tags.tsx'
import { useLocatorContext } from './locator-context.ts'
import { ShowOnMap } from './show-on-map.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

interface StationCardProps {
  station: StationSummary
  /** metres */
  distance: number | undefined
  isSelected: boolean
  now: Date
  /** undefined until the browser knows the time */
  clock: Date | undefined
}

/** A station in the list. It is drawn again for another station, not for a copy of the same: a worker's answer is one. */
export const StationCard = memo(Card, ({ station: { id }, ...before }, { station, ...now }) => {
  return station.id === id && before.distance === now.distance && before.isSelected === now.isSelected && before.clock === now.clock
})

function Card({ station, distance, isSelected, now, clock }: StationCardProps) {
  const t = useTranslate('stations')
  const { locale } = useLocatorContext()
  return (
    <article className="locator-card" data-station={station.id} aria-current={isSelected ? 'true' : undefined}>
      <div className="locator-card-top">
        <h3 className="locator-card-name">
          <SiteLink to={station.path}>{station.name}</SiteLink>
        </h3>
        {distance !== undefined && (
          <p className="locator-card-distance">
            <span aria-hidden="true">{formatDistance(distance, locale)}</span>
            <span className="ui-visually-hidden">{t('list.distance', { distance: formatDistance(distance, locale) })}</span>
          </p>
        )}
      </div>
      <StationAddress address={station.address} className="locator-card-address" />
      <CardHours station={station} now={now} clock={clock} />
      <CardTags services={station.services} />
      <div className="locator-card-actions">
        <DirectionsLink station={station} className="locator-card-action" />
        {station.location && <ShowOnMap id={station.id} name={station.name} />}
        <span className="locator-needs-script">
          <FavouriteButton station={station} />
        </span>
      </div>
    </article>
  )
}
