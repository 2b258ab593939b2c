import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { isComposing } from '../../ui/is-composing.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useLocator } from '../use-query.ts'
import { Suggestions, type StationOption, useSuggestions } from './suggestions.tsx'
import type { OwnPlaceState } from './use-own-place.ts'

/**
 * Search by town, street, postcode, station or service, and the visitor's location. With scripts it is also a combobox (ARIA 1.2): the focus
 * stays in the field, and arrow keys choose a suggestion.
 */
export function SearchField({ own }: { own: OwnPlaceState }) {
  const t = useTranslate('stations')
  const { query, go } = useLocator()
  const hydrated = useHydrated()
  const listId = useId()
  // uncontrolled, because visitors may type before hydration
  const field = useRef<HTMLInputElement>(null)
  // '' closes the list
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const options = useSuggestions(typed, query.near)
  const isNear = query.near !== undefined
  const showsOwnPlace = isNear && query.q === ''

  function type(text: string): void {
    setTyped(text)
    setActive(-1)
  }

  function choose(option: StationOption): void {
    type('')
    if (option.kind === 'near') return own.locate()
    if (option.kind === 'route') {
      const { from } = option
      go({ ...query, q: '', from, to: '', near: undefined, nearest: undefined, area: undefined, rows: undefined, selected: undefined })
      return
    }
    const q = option.kind === 'station' ? option.name : [option.town, option.kind === 'town' && option.words].filter(Boolean).join(' ')
    if (field.current) field.current.value = q
    go({ ...query, q, area: undefined, rows: undefined, selected: option.kind === 'station' ? option.id : undefined })
  }

  function followKey(event: KeyboardEvent): void {
    if (isComposing(event)) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = options[active]
    // a circle: the field, then the first to the last option, then the field again
    const steps = options.length + 1
    if (step !== 0 && options.length === 0) type(field.current?.value ?? '')
    else if (step !== 0) setActive((now) => ((now + 1 + step + steps) % steps) - 1)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape' && options.length > 0) type('')
    else {
      // the form is sent
      if (event.key === 'Enter') type('')
      return
    }
    event.preventDefault()
  }

  const combobox = hydrated && {
    role: 'combobox' as const,
    'aria-autocomplete': 'list' as const,
    'aria-expanded': options.length > 0,
    'aria-controls': listId,
    'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
  }

  return (
    <search className="locator-search">
      <div className="locator-search-field">
        {/* the form's default button: a new search leaves the area of the map */}
        <button type="submit" className="ui-icon-button" name="drop" value="area" aria-label={t('search.submit')}>
          <Icon name="search" />
        </button>
        <input
          ref={field}
          id={`${listId}-field`}
          className="locator-search-input"
          type="text"
          name="q"
          defaultValue={query.q}
          aria-label={t('search.label')}
          placeholder={t(showsOwnPlace ? 'search.yourLocation' : 'search.placeholder')}
          data-own={showsOwnPlace || undefined}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => type(event.target.value)}
          onKeyDown={followKey}
          onBlur={() => type('')}
          {...combobox}
        />
        <button
          type="submit"
          className="locator-search-clear ui-icon-button"
          name="drop"
          value={showsOwnPlace ? 'near' : 'q'}
          aria-label={t('search.clear')}
          onClick={() => {
            if (!field.current) return
            field.current.value = ''
            field.current.focus()
          }}
        >
          <Icon name="x" />
        </button>
        <button
          type="button"
          className="locator-search-own ui-icon-button locator-needs-script"
          aria-label={t(own.state === 'locating' ? 'position.locating' : 'position.use')}
          aria-pressed={isNear}
          aria-busy={own.state === 'locating'}
          onClick={own.locate}
        >
          <Icon name="locate" />
        </button>
      </div>
      {hydrated && <Suggestions id={listId} options={options} active={active} onChoose={choose} />}
    </search>
  )
}
