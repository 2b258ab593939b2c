import { localizedHref } from '#shared/locale/locale-links.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import {
  MAX_QUERY,
  SEARCH_FIELD_ID,
  SEARCH_QUERY_NAME,
  SEARCH_RESULTS_ID,
} from '#shared/search/search-address.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { SuggestionsLimited } from '../ui/suggestions.tsx'
import { useCombobox } from '../ui/use-combobox.ts'
import { SearchSuggestions, useSearchSuggestions } from './search-suggestions.tsx'

/**
 * The site's search: a native form, which opens the results of the search page, with suggestions
 * while the visitor types.
 */
export function SearchForm({ q }: { q: string }) {
  const t = useTranslate()
  const { addressing } = useSite()
  const { listId, field, typed, active, fill, fieldProps } = useCombobox()
  const { options, isLimited } = useSearchSuggestions(typed)
  const action = localizedHref(LOCALES[addressing.locale].paths.search, addressing)
  const close = () => fill(field.current?.value ?? '')

  function clear(): void {
    fill('')
    field.current?.focus()
  }

  return (
    <search>
      <form
        className="search-form ui-field-frame ui-field-frame--single"
        method="get"
        action={`${action}#${SEARCH_RESULTS_ID}`}
        onSubmit={close}
      >
        <button type="submit" className="ui-icon-button" aria-label={t('search.submit')}>
          <Icon name="search" />
        </button>
        <input
          id={SEARCH_FIELD_ID}
          className="search-input"
          type="search"
          name={SEARCH_QUERY_NAME}
          defaultValue={q}
          maxLength={MAX_QUERY}
          enterKeyHint="search"
          aria-label={t('search.field')}
          placeholder={t('search.field')}
          {...fieldProps(options.length, (index) =>
            document.getElementById(`${listId}-${index}`)?.click(),
          )}
        />
        <button
          type="button"
          className="search-clear ui-icon-button ui-hydrated-only"
          aria-label={t('search.clear')}
          onClick={clear}
        >
          <Icon name="x" />
        </button>
        <SearchSuggestions
          id={listId}
          options={options}
          active={active}
          words={typed}
          onChosen={close}
        />
      </form>
      <SuggestionsLimited isLimited={isLimited} />
    </search>
  )
}
