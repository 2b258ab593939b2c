import { type ComponentProps, type KeyboardEvent, startTransition, useState } from 'react'
import useSWR from 'swr'
import { pluralKey } from '#shared/messages/messages.ts'
import type { Suggestion } from '#shared/stations/suggest-stations.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import type { RemoteSearch } from '../search/station-search.ts'
import { withSelected, withText } from './locator-changes.ts'
import { useLocatorContext } from './locator-context.ts'

interface Suggestions {
  inputProps: ComponentProps<'input'>
  listProps: ComponentProps<typeof SuggestionList>
  close: () => void
}

interface SuggestionsOptions {
  stationSearch: RemoteSearch | undefined
  onType: (text: string) => void
  listId: string
}

const NONE: Suggestion[] = []

/** The combobox pattern (ARIA 1.2, list autocomplete with manual selection): focus stays in the field, the arrows walk through the options. */
export function useSuggestions({ stationSearch, onType, listId }: SuggestionsOptions): Suggestions {
  const { query, goTo } = useLocatorContext()
  const [isOpen, setOpen] = useState(false)
  // of the options for one text: another text has other options
  const [active, setActive] = useState({ text: '', index: -1 })
  const isShown = isOpen && query.q !== ''
  const { data = NONE } = useSWR(
    stationSearch && isShown ? [stationSearch, 'suggest', query.q] : null,
    () => stationSearch?.suggest(query.q),
    {
      keepPreviousData: true,
      revalidateIfStale: false,
    },
  )
  const options = isShown ? data : NONE
  const index = active.text === query.q ? active.index : -1

  function close(): void {
    setOpen(false)
    setActive({ text: '', index: -1 })
  }

  function choose(suggestion: Suggestion): void {
    close()
    if (suggestion.kind === 'town') goTo((now) => withText(now, suggestion.town), 'push')
    else goTo((now) => withSelected(withText(now, suggestion.name), suggestion.id), 'push')
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = options[index]
    if (step !== 0) {
      event.preventDefault()
      setOpen(true)
      // from the field to the first or the last option, and from there back to the field
      const steps = options.length + 1
      if (options.length > 0) setActive({ text: query.q, index: ((index + 1 + step + steps) % steps) - 1 })
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'Escape' && options.length > 0) {
      event.preventDefault()
      close()
    }
  }

  return {
    close,
    listProps: { id: listId, options, active: index, onChoose: choose },
    inputProps: {
      onChange: (event) => {
        startTransition(() => setOpen(true))
        onType(event.target.value)
      },
      onKeyDown,
      onBlur: close,
      // before the stations are there it is a field like any other
      ...(stationSearch && {
        role: 'combobox' as const,
        'aria-autocomplete': 'list' as const,
        'aria-expanded': options.length > 0,
        'aria-controls': listId,
        ...(index >= 0 && { 'aria-activedescendant': `${listId}-${index}` }),
      }),
    },
  }
}

interface SuggestionListProps {
  id: string
  options: Suggestion[]
  /** index of the option that Enter takes; -1 for none */
  active: number
  onChoose: (option: Suggestion) => void
}

/** What the text being typed may mean: towns, then stations. */
export function SuggestionList({ id, options, active, onChoose }: SuggestionListProps) {
  const t = useTranslate('stations')
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- neither a select nor a datalist shows what a suggestion needs
    <div id={id} className="locator-suggestions" role="listbox" aria-label={t('search.suggestions')} hidden={options.length === 0}>
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has focus and hears the keys
        <div
          key={option.kind === 'town' ? `town ${option.country} ${option.town}` : `station ${option.id}`}
          id={`${id}-${index}`}
          className="locator-suggestion"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the listbox
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // the field keeps the focus
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <Icon name={option.kind === 'town' ? 'pin' : 'fuel'} />
          <span className="locator-suggestion-name">{option.kind === 'town' ? option.town : option.name}</span>
          <span className="locator-suggestion-more">
            {option.kind === 'town' ? t(pluralKey('search.townStations', option.count), { count: option.count }) : option.city}
          </span>
        </div>
      ))}
    </div>
  )
}
