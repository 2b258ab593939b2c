import type { SubmitEvent } from 'react'
import { pluralKey } from '#shared/messages/messages.ts'
import { choicesIn } from '#shared/stations/locator-choices.ts'
import type { LocatorQuery } from '#shared/stations/locator-query.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { FilterFields } from './filter-fields.tsx'
import { type QueryChange, withoutFilters } from './locator-changes.ts'
import { useLocatorContext } from './locator-context.ts'
import { QueryFields } from './query-button.tsx'

export interface FilterFormProps {
  counts: Record<string, number>
  total: number
  /** absent without a script: the boxes hold the choice, and the button sends it */
  choice?: FilterChoice
}

export interface FilterChoice {
  /** what is chosen, whether or not the list shows it yet */
  query: LocatorQuery
  choose: (change: QueryChange) => void
  /** the visitor wants to see the stations */
  done: () => void
}

/** Every filter of §9 in its groups with its count, and the network. */
export function FilterForm({ counts, total, choice }: FilterFormProps) {
  const t = useTranslate('stations')
  const { action, query, ready } = useLocatorContext()

  function submit(event: SubmitEvent): void {
    if (!ready || !choice) return
    event.preventDefault()
    choice.done()
  }

  return (
    <form className="locator-all-form" action={action} method="get" onSubmit={submit}>
      {/* what the form's own fields do not say */}
      <QueryFields change={(now) => ({ ...now, service: undefined, filters: [], selected: undefined, rows: undefined })} />
      <FilterFields query={choice?.query ?? query} counts={counts} choose={choice?.choose} />
      <div className="locator-all-actions">
        <button type="submit" className="ui-button ui-button-dark">
          {ready ? t(pluralKey('filters.show', total), { count: total }) : t('search.submit')}
        </button>
        {choice && choicesIn(choice.query).length > 0 && (
          <button type="button" className="locator-text-button" onClick={() => choice.choose(withoutFilters)}>
            {t('filters.clear')}
          </button>
        )}
      </div>
    </form>
  )
}
