import { useRef, type SubmitEvent } from 'react'
import { stationPluralKey } from '#shared/messages/stations/message-key.ts'
import { STATION_FILTER_GROUPS } from '#shared/stations/station-filters.ts'
import { Icon } from '../../ui/icon.tsx'
import { useStationWords } from '../station-words.tsx'
import { FilterGroup } from './filter-group.tsx'
import { withoutFilters } from './locator-changes.ts'
import { useLocatorScene } from './locator-context.ts'
import { NetworkChoice } from './network-choice.tsx'
import { QueryFields } from './query-fields.tsx'

/** Every filter of §9 in its groups with its count, and the network. Each choice counts at once; without a script the button sends them. */
export function AllFilters({ counts, total }: { counts: Record<string, number>; total: number }) {
  const t = useStationWords()
  const { action, query, ready, goTo } = useLocatorScene()
  const panel = useRef<HTMLDetailsElement>(null)
  const chosen = query.filters.length
  // what the form's own fields do not say
  const { service: _service, ...others } = withoutFilters(query)

  function submit(event: SubmitEvent): void {
    if (ready) event.preventDefault()
    if (panel.current) panel.current.open = false
    panel.current?.querySelector('summary')?.focus()
  }

  return (
    <details className="locator-all ui-collapse" ref={panel}>
      <summary className="locator-pill locator-all-summary">
        <Icon name="sliders-horizontal" />
        {t('filters.all')}
        {chosen > 0 && <span className="locator-badge">{chosen}</span>}
        <Icon name="chevron-down" />
      </summary>
      <form className="locator-all-form" action={action} method="get" onSubmit={submit}>
        <QueryFields query={{ ...others, openNow: query.openNow }} />
        <div className="locator-groups">
          <NetworkChoice />
          {STATION_FILTER_GROUPS.map((group) => (
            <FilterGroup key={group} group={group} counts={counts} />
          ))}
        </div>
        <div className="locator-all-actions">
          <button type="submit" className="ui-button ui-button-dark">
            {ready ? t(stationPluralKey('filters.show', total), { count: total }) : t('search.submit')}
          </button>
          {chosen > 0 && (
            <button type="button" className="locator-text-button" onClick={() => goTo(withoutFilters(query), 'push')}>
              {t('filters.clear')}
            </button>
          )}
        </div>
      </form>
    </details>
  )
}
