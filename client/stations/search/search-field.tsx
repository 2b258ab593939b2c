import { MAX_SEARCH_TEXT } from '#shared/stations/query/locator-query.ts'
import { searchAnew, searchRoute } from '#shared/stations/query/search-anew.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { SuggestionsLimited } from '../../ui/suggestions.tsx'
import { useCombobox } from '../../ui/use-combobox.ts'
import { useLocator } from '../use-query.ts'
import { PlaceSuggestions, usePlaceSuggestions } from './place-suggestions.tsx'
import type { OwnPlaceState } from './use-own-place.ts'

/**
 * Search by town, street, postcode, station or service, with suggestions while the visitor types,
 * and the visitor's location.
 */
export function SearchField({ own, hasPlace }: { own: OwnPlaceState; hasPlace: boolean }) {
  const t = useTranslate('stations')
  const { query, go } = useLocator()
  const { hydrated, listId, field, typed, active, fill, fieldProps } = useCombobox()
  const { options, isLimited } = usePlaceSuggestions(typed, query.near)
  const isNear = query.near !== undefined
  const showsOwnPlace = isNear && query.q === ''

  function choose(index: number): void {
    const option = options[index]
    if (!option) return
    const isStation = option.kind === 'station'
    if (option.kind === 'near' || option.kind === 'route') fill(field.current?.value ?? '')
    if (option.kind === 'near') return own.locate()
    if (option.kind === 'route') return go(searchRoute(query, { q: '', from: option.from }))
    const q = isStation
      ? option.name
      : [option.town, option.kind === 'town' && option.words].filter(Boolean).join(' ')
    fill(q)
    go(searchAnew(query, { q, selected: isStation ? option.id : undefined }))
  }

  return (
    <search className="locator-search">
      <div className="locator-search-field locator-field ui-field-frame ui-field-frame--single">
        {/* the form's default button: a new search leaves the area of the map */}
        <button
          type="submit"
          className="ui-icon-button"
          name="drop"
          value="area"
          aria-label={t('search.submit')}
        >
          <Icon name="search" />
        </button>
        <input
          id={`${listId}-field`}
          className="locator-input"
          type="text"
          name="q"
          defaultValue={query.q}
          aria-label={t('search.label')}
          placeholder={t(showsOwnPlace ? 'search.yourLocation' : 'search.placeholder')}
          data-own={showsOwnPlace || undefined}
          maxLength={MAX_SEARCH_TEXT}
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          {...fieldProps(options.length, choose)}
        />
        <button
          type="submit"
          className="locator-search-clear ui-icon-button"
          name="drop"
          value={showsOwnPlace ? 'near' : 'q'}
          aria-label={t('search.clear')}
          onClick={() => {
            fill('')
            field.current?.focus()
          }}
        >
          <Icon name="x" />
        </button>
        <button
          type="button"
          className="locator-search-own ui-icon-button ui-script-only ui-hydrated-only"
          aria-label={t(own.state === 'locating' ? 'position.locating' : 'position.use')}
          aria-pressed={isNear && !hasPlace}
          aria-busy={own.state === 'locating'}
          onClick={own.locate}
        >
          <Icon name="locate" />
        </button>
      </div>
      {hydrated && (
        <PlaceSuggestions id={listId} options={options} active={active} onChoose={choose} />
      )}
      <SuggestionsLimited isLimited={isLimited} />
    </search>
  )
}
