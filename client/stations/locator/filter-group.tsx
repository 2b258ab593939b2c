import { formatNumber } from '#shared/locale/format-number.ts'
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import { STATION_FILTERS, type StationFilterGroup } from '#shared/stations/station-filters.ts'
import { Icon } from '../../ui/icon.tsx'
import { messagesOf } from '../../i18n/messages.ts'
import { type FilterChoice, useLocatorQuery } from './locator-context.ts'
import { withFilter } from './locator-changes.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

interface FilterGroupProps {
  group: StationFilterGroup
  counts: Record<string, number>
  choice: FilterChoice | undefined
}

/** One group of §9: each filter a checkbox with the number of stations it would leave. */
export function FilterGroup({ group, counts, choice }: FilterGroupProps) {
  const t = useTranslate('stations')
  const { query, locale } = useLocatorQuery()
  const nameOf = serviceNames(messagesOf('stations', locale).attributes)
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
                {...(choice
                  ? {
                      checked: choice.query.filters.includes(id),
                      onChange: (event) => choice.choose((now) => withFilter(now, id, event.target.checked)),
                    }
                  : { defaultChecked: query.filters.includes(id) })}
              />
              <Icon name={icon} />
              <span className="locator-option-name">{nameOf(id)}</span>
              <span className="locator-option-count">{formatNumber(counts[id] ?? 0, locale)}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
