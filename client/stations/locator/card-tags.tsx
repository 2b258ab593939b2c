import { serviceNames } from '#shared/messages/stations/service-name.ts'
import { filtersOf } from '#shared/stations/filters-of.ts'
import { STATION_FILTERS } from '#shared/stations/station-filters.ts'
import { Icon } from '../../ui/icon.tsx'
import { messagesOf } from '../../i18n/messages.ts'
import { useLocatorContext } from './locator-context.ts'

/** Of what a station has, the entries flagged displayOnStationList (§9). */
export function CardTags({ services }: { services: readonly string[] }) {
  const { locale } = useLocatorContext()
  const nameOf = serviceNames(messagesOf('stations', locale).attributes)
  const filters = filtersOf({ services })
  const entries = STATION_FILTERS.filter(({ id, displayOnStationList }) => displayOnStationList && filters.has(id))
  if (entries.length === 0) return null
  return (
    <ul className="locator-card-tags">
      {entries.map(({ id, icon }) => (
        <li key={id} className="locator-card-tag">
          <Icon name={icon} />
          {nameOf(id)}
        </li>
      ))}
    </ul>
  )
}
