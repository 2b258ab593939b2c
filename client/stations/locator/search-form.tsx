import { type RefObject, type SubmitEvent, useId } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import type { RemoteSearch } from '../search/station-search.ts'
import { withText } from './locator-changes.ts'
import { useLocatorContext } from './locator-context.ts'
import { QueryFields } from './query-button.tsx'
import { SuggestionList, useSuggestions } from './search-suggestions.tsx'

interface SearchFormProps {
  /** uncontrolled: letters may come before the scripts */
  field: RefObject<HTMLInputElement | null>
  onType: (text: string) => void
  stationSearch: RemoteSearch | undefined
}

/** Search by station, town, street, postcode or service: a form, and a combobox once there are suggestions to make. */
export function SearchForm({ field, onType, stationSearch }: SearchFormProps) {
  const t = useTranslate('stations')
  const { action, query, ready, goTo } = useLocatorContext()
  const id = useId()
  const { inputProps, listProps, close } = useSuggestions({ stationSearch, onType, listId: `${id}-suggestions` })

  function submit(event: SubmitEvent): void {
    close()
    if (!ready) return
    event.preventDefault()
    goTo((now) => withText(now, field.current?.value ?? now.q), 'push')
  }

  return (
    <search>
      <form className="locator-search" action={action} method="get" onSubmit={submit}>
        <label className="locator-search-label" htmlFor={id}>
          {t('search.label')}
        </label>
        <div className="locator-search-row">
          <div className="locator-search-field">
            <Icon name="search" className="locator-search-icon" />
            <input
              ref={field}
              id={id}
              className="locator-search-input"
              type="text"
              name="q"
              defaultValue={query.q}
              placeholder={t('search.placeholder')}
              maxLength={100}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              {...inputProps}
            />
            {ready && (
              <button
                type="button"
                className="locator-search-clear"
                aria-label={t('search.clear')}
                onClick={() => {
                  goTo((now) => withText(now, ''), 'push')
                  field.current?.focus()
                }}
              >
                <Icon name="x" />
              </button>
            )}
            {ready && <SuggestionList {...listProps} />}
          </div>
          <button type="submit" className="ui-button ui-button-dark locator-search-submit">
            {t('search.submit')}
          </button>
        </div>
        <QueryFields change={(now) => withText(now, '')} />
      </form>
    </search>
  )
}
