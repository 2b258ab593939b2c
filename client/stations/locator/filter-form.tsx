import type { SubmitEvent } from 'react'
import { pluralKey } from '#shared/messages/messages.ts'
import { choicesIn } from '#shared/stations/locator-choices.ts'
import { type LocatorQuery, readLocatorQuery } from '#shared/stations/locator-query.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { FilterFields } from './filter-fields.tsx'
import { type QueryChange, withChange, withoutFilters } from './locator-changes.ts'
import { useLocatorContext } from './locator-context.ts'
import { QueryFields } from './query-button.tsx'

interface FilterFormProps {
  counts: Record<string, number>
  total: number
  /** absent without a script: the boxes hold the choice, and the button sends it */
  choosing?: {
    choose: (change: QueryChange) => void
    /** the visitor wants to see the stations */
    done: () => void
  }
}

/** Every filter of §9 in its groups with its count, and the network. */
export function FilterForm({ counts, total, choosing }: FilterFormProps) {
  const t = useTranslate('stations')
  const { action, query } = useLocatorContext()

  function submit(event: SubmitEvent): void {
    if (!choosing) return
    event.preventDefault()
    choosing.done()
  }

  return (
    <form className="locator-all-form" action={action} method="get" onSubmit={submit}>
      {/* what the form's own fields do not say */}
      <QueryFields change={(now) => withChange(now, { service: undefined, filters: [] })} />
      <FilterFields query={query} counts={counts} choose={choosing?.choose} />
      <div className="locator-all-actions">
        <button type="submit" className="ui-button ui-button-dark">
          {choosing ? t(pluralKey('filters.show', total), { count: total }) : t('search.submit')}
        </button>
        {choosing && choicesIn(query).length > 0 && (
          <button type="button" className="locator-text-button" onClick={() => choosing.choose(withoutFilters)}>
            {t('filters.clear')}
          </button>
        )}
      </div>
    </form>
  )
}

/** What the boxes of a form hold. */
export function choiceOf(form: HTMLFormElement): Pick<LocatorQuery, 'service' | 'filters'> {
  const pairs = Array.from(new FormData(form), ([name, value]) => [name, String(value)])
  const { service, filters } = readLocatorQuery(`?${new URLSearchParams(pairs)}`)
  return { service, filters }
}
