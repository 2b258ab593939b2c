import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { localizedHref } from '#shared/locale/locale-links.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import { MAX_QUERY, SEARCH_FIELD_ID, SEARCH_QUERY_NAME, SEARCH_RESULTS_ID } from '#shared/search/search-address.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { isComposing } from '../ui/is-composing.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { Suggestions, useSuggestions } from './suggestions.tsx'

/**
 * The site's search: a native form, which opens the results of the search page. With scripts it is also a combobox (ARIA 1.2): the focus stays
 * in the field, and arrow keys choose a suggestion.
 */
export function SearchForm({ q }: { q: string }) {
  const t = useTranslate()
  const { addressing } = useSite()
  const hydrated = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  // '' closes the list
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const options = useSuggestions(typed)
  const action = localizedHref(LOCALES[addressing.locale].paths.search, addressing)

  function type(text: string): void {
    setTyped(text)
    setActive(-1)
  }

  function clear(): void {
    if (field.current) field.current.value = ''
    type('')
    field.current?.focus()
  }

  function followKey(event: KeyboardEvent): void {
    if (isComposing(event) || options.length === 0) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    // a circle: the field, then the first to the last option, then the field again
    const steps = options.length + 1
    if (step !== 0) setActive((now) => ((now + 1 + step + steps) % steps) - 1)
    else if (event.key === 'Enter' && active >= 0) document.getElementById(`${listId}-${active}`)?.click()
    else if (event.key === 'Escape') type('')
    else return
    event.preventDefault()
  }

  return (
    <search>
      <form className="search-form" method="get" action={`${action}#${SEARCH_RESULTS_ID}`} onSubmit={() => type('')}>
        <button type="submit" className="search-submit ui-icon-button" aria-label={t('search.submit')}>
          <Icon name="search" />
        </button>
        <input
          ref={field}
          id={SEARCH_FIELD_ID}
          className="search-input"
          type="search"
          name={SEARCH_QUERY_NAME}
          defaultValue={q}
          maxLength={MAX_QUERY}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('search.field')}
          placeholder={t('search.field')}
          onChange={(event) => type(event.target.value)}
          onKeyDown={followKey}
          onBlur={() => type('')}
          {...(hydrated && {
            role: 'combobox',
            'aria-autocomplete': 'list' as const,
            'aria-expanded': options.length > 0,
            'aria-controls': listId,
            'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
          })}
        />
        <button type="button" className="search-clear ui-icon-button" aria-label={t('search.clear')} onClick={clear}>
          <Icon name="x" />
        </button>
        <Suggestions
          id={listId}
          label={t('search.suggestions')}
          options={options}
          active={active}
          words={typed}
          onChosen={() => type('')}
        />
      </form>
    </search>
  )
}
