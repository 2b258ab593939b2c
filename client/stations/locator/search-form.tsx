import { type KeyboardEvent, type RefObject, startTransition, type SubmitEvent, useId, useState } from 'react'
import useSWR from 'swr'
import type { Suggestion } from '#shared/stations/suggest-stations.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { isComposing } from '../../ui/is-composing.ts'
import { withText } from './locator-changes.ts'
import { useLocatorContext } from './locator-context.ts'
import { QueryFields } from './query-button.tsx'
import { SuggestionList } from './suggestion-list.tsx'

interface SearchFormProps {
  /** uncontrolled, because visitors may type before hydration */
  field: RefObject<HTMLInputElement | null>
  onType: (text: string) => void
}

const NONE: Suggestion[] = []

/**
 * Search by station, town, street, postcode or service. It is a form, and a combobox once the stations have loaded (ARIA 1.2, list
 * autocomplete with manual selection): the focus stays in the field, and arrow keys choose a suggestion.
 */
export function SearchForm({ field, onType }: SearchFormProps) {
  const t = useTranslate('stations')
  const { start, opening, action, query, ready, goTo } = useLocatorContext()
  const from = query.near ?? (start.kind === 'list' ? start.guess : undefined)
  const { stationSearch } = opening
  const id = useId()
  const listId = `${id}-suggestions`
  const [isOpen, setOpen] = useState(false)
  // valid for one text only, because another text has other options
  const [active, setActive] = useState({ text: '', index: -1 })
  const { data = NONE } = useSWR(
    stationSearch && isOpen && query.q !== '' ? [stationSearch, 'suggest', query.q, from] : null,
    () => stationSearch?.suggest(query.q, from),
    { keepPreviousData: true, revalidateIfStale: false },
  )
  const options = isOpen && query.q !== '' ? data : NONE
  const index = active.text === query.q ? active.index : -1

  function close(): void {
    setOpen(false)
    setActive({ text: '', index: -1 })
  }

  function choose(suggestion: Suggestion): void {
    close()
    if (suggestion.kind !== 'station') goTo((now) => withText(now, suggestion.town), 'push')
    else goTo((now) => ({ ...withText(now, suggestion.name), selected: suggestion.id }), 'push')
  }

  function clear(): void {
    goTo((now) => withText(now, ''), 'push')
    field.current?.focus()
  }

  function submit(event: SubmitEvent): void {
    close()
    if (!ready) return
    event.preventDefault()
    goTo((now) => withText(now, field.current?.value ?? now.q), 'push')
  }

  function followKey(event: KeyboardEvent): void {
    if (isComposing(event)) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = options[index]
    if (step !== 0) {
      setOpen(true)
      // a circle: the field, then the first to the last option, then the field again
      const steps = options.length + 1
      if (options.length > 0) setActive({ text: query.q, index: ((index + 1 + step + steps) % steps) - 1 })
    } else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape' && options.length > 0) close()
    else return
    event.preventDefault()
  }

  // until the stations have loaded, it is a plain text field
  const combobox = stationSearch && {
    role: 'combobox' as const,
    'aria-autocomplete': 'list' as const,
    'aria-expanded': options.length > 0,
    'aria-controls': listId,
    'aria-activedescendant': index >= 0 ? `${listId}-${index}` : undefined,
  }

  return (
    <search>
      <form action={action} method="get" onSubmit={submit}>
        <label className="ui-visually-hidden" htmlFor={id}>
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
              onChange={(event) => {
                startTransition(() => setOpen(true))
                onType(event.target.value)
              }}
              onKeyDown={followKey}
              onBlur={close}
              {...combobox}
            />
            {ready && (
              <button type="button" className="locator-search-clear ui-icon-button" aria-label={t('search.clear')} onClick={clear}>
                <Icon name="x" />
              </button>
            )}
            {ready && <SuggestionList id={listId} options={options} active={index} onChoose={choose} />}
          </div>
          <button type="submit" className="ui-button ui-button-dark locator-search-submit">
            {t('search.submit')}
          </button>
        </div>
        {!ready && <QueryFields change={(now) => withText(now, '')} />}
      </form>
    </search>
  )
}
