import type { ReactNode } from 'react'
import { NETWORKS } from '#shared/contract/station.ts'
import { formatNumber } from '#shared/locale/format-number.ts'
import type { LocatorQuery } from '#shared/stations/locator-query.ts'
import { STATION_FILTER_GROUPS, STATION_FILTERS } from '#shared/stations/station-filters.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { type QueryChange, withChange, withFilter } from './locator-changes.ts'

interface FilterFieldsProps {
  query: LocatorQuery
  counts: Record<string, number>
  /** absent without a script: the boxes hold the choice */
  choose: ((change: QueryChange) => void) | undefined
}

/** The network (what `?service=MAIN` chooses, §2.2), and each filter as a checkbox with the number of stations it would leave. */
export function FilterFields({ query, counts, choose }: FilterFieldsProps) {
  const t = useTranslate('stations')
  const locale = useLocale()
  return (
    <div className="locator-groups">
      <Group title={t('filters.network')}>
        {[undefined, ...NETWORKS].map((network) => (
          <li key={network ?? 'all'}>
            <label className="locator-option">
              <input
                type="radio"
                name="service"
                value={network ?? ''}
                {...checked(query.service === network, choose && (() => choose((now) => withChange(now, { service: network }))))}
              />
              <span className="locator-option-name">{t(`networks.${network ?? 'all'}`)}</span>
            </label>
          </li>
        ))}
      </Group>
      {STATION_FILTER_GROUPS.map((group) => (
        <Group key={group} title={t(`filters.groups.${group}`)}>
          {STATION_FILTERS.filter((filter) => filter.group === group).map(({ id, icon }) => (
            <li key={id}>
              <label className="locator-option" data-empty={counts[id] === 0 ? '' : undefined}>
                <input
                  type="checkbox"
                  name="f"
                  value={id}
                  {...checked(query.filters.includes(id), choose && ((isChosen) => choose((now) => withFilter(now, id, isChosen))))}
                />
                <Icon name={icon} />
                <span className="locator-option-name">{t(`attributes.${id}`)}</span>
                <span className="locator-option-count">{formatNumber(counts[id] ?? 0, locale)}</span>
              </label>
            </li>
          ))}
        </Group>
      ))}
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="locator-group">
      <legend className="locator-group-title">{title}</legend>
      <ul>{children}</ul>
    </fieldset>
  )
}

function checked(isChecked: boolean, onChoose: ((isChosen: boolean) => void) | undefined) {
  if (!onChoose) return { defaultChecked: isChecked }
  return { checked: isChecked, onChange: (event: { target: { checked: boolean } }) => onChoose(event.target.checked) }
}
