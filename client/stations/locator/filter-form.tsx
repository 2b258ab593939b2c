import type { SubmitEvent } from 'react'
import type { LocatorQuery } from '#shared/stations/locator-query.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import { STATION_FILTER_GROUPS } from '#shared/stations/station-filters.ts'
import { FilterGroup } from './filter-group.tsx'
import { filtersIn, withoutFilters, withoutService } from './locator-changes.ts'
import { type FilterChoice, useLocatorQuery } from './locator-context.ts'
import { NetworkChoice } from './network-choice.tsx'
import { QueryFields } from './query-fields.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

interface FilterFormProps {
  counts: Record<string, number>
  total: number
  /** absent without a script: the boxes hold the choice, and the button sends it */
  choice?: FilterChoice
}

/** Every filter of §9 in its groups with its count, and the network. */
export function FilterForm({ counts, total, choice }: FilterFormProps) {
  const t = useTranslate('stations')
  const { action, query: shown, ready } = useLocatorQuery()
  const query = choice?.query ?? shown

  function submit(event: SubmitEvent): void {
    if (!ready || !choice) return
    event.preventDefault()
    choice.done()
  }

  return (
    <form className="locator-all-form" action={action} method="get" onSubmit={submit}>
      <QueryFields change={withoutFields} />
      <div className="locator-groups">
        <NetworkChoice choice={choice} />
        {STATION_FILTER_GROUPS.map((group) => (
          <FilterGroup key={group} group={group} counts={counts} choice={choice} />
        ))}
      </div>
      <div className="locator-all-actions">
        <button type="submit" className="ui-button ui-button-dark">
          {ready ? t(pluralKey('filters.show', total), { count: total }) : t('search.submit')}
        </button>
        {choice && filtersIn(query) > 0 && (
          <button type="button" className="locator-text-button" onClick={() => choice.choose(withoutFilters)}>
            {t('filters.clear')}
          </button>
        )}
      </div>
    </form>
  )
}

/** What the form's own fields do not say. */
function withoutFields(query: LocatorQuery): LocatorQuery {
  return withoutService({ ...query, filters: [] })
}
