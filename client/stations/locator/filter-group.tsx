import { serviceNames } from '#shared/messages/stations/service-name.ts'
import { STATION_FILTERS, type StationFilterGroup } from '#shared/stations/station-filters.ts'
import { Icon } from '../../ui/icon.tsx'
import { stationMessages, useStationWords } from '../station-words.tsx'
import { useLocatorScene } from './locator-context.ts'
import { withFilter } from './locator-changes.ts'

/** One group of §9: each filter a checkbox with the number of stations it would leave. */
export function FilterGroup({ group, counts }: { group: StationFilterGroup; counts: Record<string, number> }) {
  const t = useStationWords()
  const { query, locale, ready, goTo } = useLocatorScene()
  const nameOf = serviceNames(stationMessages(locale).attributes)
  return (
    <fieldset className="locator-group">
      <legend className="locator-group-title">{t(`filters.groups.${group}`)}</legend>
      <ul>
        {STATION_FILTERS.filter((filter) => filter.group === group).map(({ id, icon }) => (
          <li key={id}>
            <label className="locator-option" data-empty={counts[id] === 0 ? '' : undefined}>
              <input
                type="checkbox"
                name="f"
                value={id}
                {...(ready
                  ? { checked: query.filters.includes(id), onChange: (event) => goTo(withFilter(query, id, event.target.checked), 'push') }
                  : { defaultChecked: query.filters.includes(id) })}
              />
              <Icon name={icon} />
              <span className="locator-option-name">{nameOf(id)}</span>
              <span className="locator-option-count">{counts[id] ?? 0}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
