import { memo } from 'react'
import type { StationSummary } from '#shared/contract/station.ts'
import { filtersOf } from '#shared/stations/filters-of.ts'
import { formatDistance } from '#shared/stations/format-distance.ts'
import { STATION_FILTERS } from '#shared/stations/station-filters.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { DirectionsLink } from '../page/directions-link.tsx'
import { FavouriteButton } from '../page/favourite-button.tsx'
import { StationAddress } from '../page/station-address.tsx'
import { hoursText, knownStatus, statusMessage } from '../known-status.ts'
import { todaysHours } from '../opening-hours.ts'
import { isMapBeside } from './list-handle.tsx'
import { useLocatorContext } from './locator-context.ts'

interface StationCardProps {
  station: StationSummary
  /** metres */
  distance: number | undefined
  isSelected: boolean
  now: Date
  /** undefined until the browser knows the time */
  clock: Date | undefined
}

/** A station in the list. Each result of the search worker has new objects, so memo() compares the station by its id. */
export const StationCard = memo(Card, ({ station: { id }, ...before }, { station, ...now }) => {
  return station.id === id && before.distance === now.distance && before.isSelected === now.isSelected && before.clock === now.clock
})

function Card({ station, distance, isSelected, now, clock }: StationCardProps) {
  const t = useTranslate('stations')
  const locale = useLocale()
  return (
    <article className="locator-card ui-card" data-station={station.id} aria-current={isSelected ? 'true' : undefined}>
      <div className="locator-card-top">
        <h3 className="locator-card-name">
          <SiteLink to={station.path} className="ui-cover">
            {station.name}
          </SiteLink>
        </h3>
        {distance !== undefined && (
          <p className="locator-card-distance">
            <span aria-hidden="true">{formatDistance(distance, locale)}</span>
            <VisuallyHidden>{t('list.distance', { distance: formatDistance(distance, locale) })}</VisuallyHidden>
          </p>
        )}
      </div>
      <StationAddress address={station.address} className="locator-card-address ui-soft" />
      <CardHours station={station} now={now} clock={clock} />
      <CardTags services={station.services} />
      <div className="locator-card-actions ui-row">
        <DirectionsLink station={station} className="locator-card-action ui-link ui-hover" />
        {station.location && <ShowOnMap id={station.id} name={station.name} />}
        <span className="locator-needs-script">
          <FavouriteButton station={station} />
        </span>
      </div>
    </article>
  )
}

/** Today's hours (§2.4), and above them "open" or "closed" once the browser knows the time. A station that is always open has only its hours. */
function CardHours({ station: { openingHours, timeZone }, now, clock }: Pick<StationCardProps, 'station' | 'now' | 'clock'>) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const today = todaysHours(openingHours, now, timeZone)
  const status = clock && knownStatus(openingHours, clock, timeZone)
  return (
    <div className="locator-card-hours ui-row">
      <p className="locator-card-status" data-open={today.kind === 'open24h' || status?.open}>
        {today.kind === 'open24h' ? t('hours.open24h') : status && t(...statusMessage(status, locale))}
      </p>
      {today.kind !== 'open24h' && (
        <p className="locator-card-today ui-soft">
          {t('hours.today')} {hoursText(today, t)}
        </p>
      )}
    </div>
  )
}

/** The station's entries flagged displayOnStationList (§9), and the entries that the visitor filters by. */
function CardTags({ services }: { services: readonly string[] }) {
  const t = useTranslate('stations')
  const { query } = useLocatorContext()
  const filters = filtersOf({ services })
  const entries = STATION_FILTERS.filter(
    // the hours already say that a station is open around the clock
    ({ id, displayOnStationList }) => filters.has(id) && (displayOnStationList || (query.filters.includes(id) && id !== 'open24h')),
  )
  if (entries.length === 0) return null
  return (
    <ul className="locator-card-tags ui-row">
      {entries.map(({ id, icon }) => (
        <li key={id} className="locator-card-tag">
          <Icon name={icon} />
          {t(`attributes.${id}`)}
        </li>
      ))}
    </ul>
  )
}

/** Selects the station in list and map. If only one of them is visible, the map opens. */
function ShowOnMap({ id, name }: { id: string; name: string }) {
  const t = useTranslate('stations')
  const { goTo } = useLocatorContext()

  function show(): void {
    const isBeside = isMapBeside()
    goTo((now) => ({ ...now, selected: id, view: isBeside ? now.view : 'map' }), isBeside ? 'replace' : 'push')
  }

  return (
    <button type="button" className="locator-card-action ui-link ui-hover locator-needs-script" onClick={show}>
      <Icon name="pin" />
      <span aria-hidden="true">{t('view.map')}</span>
      <VisuallyHidden>{t('list.showOnMap', { name })}</VisuallyHidden>
    </button>
  )
}
