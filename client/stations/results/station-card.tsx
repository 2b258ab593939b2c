import { formatDistance, formatKilometres } from '#shared/stations/places/format-distance.ts'
import type { FoundRoute } from '#shared/stations/search/find-route.ts'
import type { StationRow } from '#shared/stations/search/locator-answer.ts'
import { classNames } from '../../content/class-names.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { StatusLine } from '../hours/status-line.tsx'
import { LocatorLink } from '../locator-link.tsx'
import { FavouriteButton } from '../page/favourite-button.tsx'
import { StationAddress } from '../page/station-address.tsx'
import { routeDirections } from '../route/route-directions.ts'
import { useLocator } from '../use-query.ts'
import { type Asked, askedParts } from './asked.ts'
import { Badges } from './badges.tsx'

interface StationCardProps {
  row: StationRow
  asked: Asked
  now: Date
  isSelected?: boolean
  /** of the nearest station, which is above the list */
  title?: string
  route?: FoundRoute | undefined
  /** beside the map there is no button to the map */
  isOnMap?: boolean
  onHover?: ((id: string | undefined) => void) | undefined
}

/** A station: its name is the link of the whole card, the actions lie above that link. */
export function StationCard({
  row,
  asked,
  now,
  isSelected,
  title,
  route,
  isOnMap = false,
  onHover,
}: StationCardProps) {
  const t = useTranslate('stations')
  const common = useTranslate()
  const locale = useLocale()
  const { query } = useLocator()
  const { station, along, detour = 0 } = row
  const { id, name } = station
  const away = row.distance !== undefined && formatDistance(row.distance, locale)
  const kilometres = along === undefined ? away : formatKilometres(along, locale)
  return (
    <article
      className={classNames('locator-card ui-card', title && 'locator-nearest')}
      aria-label={title}
      data-station={id}
      aria-current={isSelected ? 'true' : undefined}
      onPointerEnter={onHover && (() => onHover(id))}
      onPointerLeave={onHover && (() => onHover(undefined))}
    >
      {title && <p className="ui-soft">{title}</p>}
      <div className="locator-card-top ui-row">
        <h3 className="locator-card-name">
          <SiteLink to={station.path} className="ui-quiet ui-cover">
            {name}
          </SiteLink>
        </h3>
        {kilometres && (
          <p className="locator-card-distance">
            <span aria-hidden={title === undefined}>{kilometres}</span>
            {title ? (
              <span className="ui-soft">{t('nearest.fromYou')}</span>
            ) : (
              <VisuallyHidden>
                {t(along === undefined ? 'list.distance' : 'route.along', { distance: kilometres })}
              </VisuallyHidden>
            )}
          </p>
        )}
      </div>
      <StatusLine station={station} now={now} asked={askedParts(asked)} />
      {along === undefined ? (
        <StationAddress address={station.address} className="locator-card-address ui-soft" />
      ) : (
        <p className="locator-card-address ui-soft">
          {station.address.city}
          {detour > 0 && ` · ${t('route.detour', { distance: formatDistance(detour, locale) })}`}
        </p>
      )}
      <Badges station={station} asked={asked} now={now} />
      <div className="locator-card-actions ui-row ui-not-printed">
        <a
          className={classNames(
            'locator-card-directions ui-button ui-button-primary',
            !title && 'ui-button-small',
          )}
          href={routeDirections(route, row)}
          target="_blank"
          rel="noopener"
          aria-label={`${t('list.directionsTo', { name })} (${common('links.opensInNewWindow')})`}
        >
          <Icon name="navigation" />
          {t('list.directions')}
        </a>
        {!isOnMap && station.location && (
          <LocatorLink
            className="locator-card-map ui-icon-button ui-script-only ui-hydrated-only"
            to={{ ...query, selected: id, view: 'map' }}
            aria-label={t('list.onMap', { name })}
          >
            <Icon name="pin" />
          </LocatorLink>
        )}
        <span className="ui-script-only ui-hydrated-only">
          <FavouriteButton station={station} />
        </span>
      </div>
    </article>
  )
}
