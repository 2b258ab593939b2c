import type { ReactNode } from 'react'
import { MOST_STOPS } from '#shared/stations/query/locator-presses.ts'
import { MAX_SEARCH_TEXT, readPosition } from '#shared/stations/query/locator-query.ts'
import type { LocatorAnswer } from '#shared/stations/search/locator-answer.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { SuggestionsLimited } from '../../ui/suggestions.tsx'
import { useCombobox } from '../../ui/use-combobox.ts'
import { LocatorLink } from '../locator-link.tsx'
import { PlaceSuggestions, usePlaceSuggestions } from '../search/place-suggestions.tsx'
import type { OwnPlaceState } from '../search/use-own-place.ts'
import { useLocator } from '../use-query.ts'

/**
 * The ends of a route and its stops, instead of the search field. Its buttons are those of the
 * locator's form, so it works without a script.
 */
export function RouteForm({
  answer,
  own,
}: {
  answer: LocatorAnswer | undefined
  own: OwnPlaceState
}) {
  const t = useTranslate('stations')
  const { query } = useLocator()
  const { from = '', to = '', via = [] } = query
  const unknown = answer?.route?.unknown
  return (
    <div>
      <input type="hidden" name="q" value={query.q} />
      <div className="locator-route-ends locator-field ui-field-frame">
        {/* the enter key presses the first button */}
        <button type="submit" className="locator-route-default" tabIndex={-1} aria-hidden="true" />
        <End
          name="from"
          label={t('route.from')}
          value={from}
          isUnknown={unknown === 'from'}
          own={own}
        >
          <button
            type="button"
            className="locator-route-own ui-icon-button ui-script-only ui-hydrated-only"
            aria-label={t(own.state === 'locating' ? 'position.locating' : 'position.use')}
            aria-busy={own.state === 'locating'}
            onClick={own.locate}
          >
            <Icon name="locate" />
          </button>
        </End>
        {via.map((stop, index) => (
          <End
            key={index}
            name="via"
            label={t('route.stop')}
            value={stop}
            isUnknown={unknown === `via:${index}`}
          >
            <button
              type="submit"
              className="ui-icon-button"
              name="drop"
              value={`via:${index}`}
              aria-label={stop ? t('route.removeNamed', { place: stop }) : t('route.remove')}
            >
              <Icon name="x" />
            </button>
          </End>
        ))}
        <End name="to" label={t('route.to')} value={to} isUnknown={unknown === 'to'} />
        <button
          type="submit"
          className="locator-route-swap ui-icon-button"
          name="toggle"
          value="ends"
          aria-label={t('route.swap')}
        >
          <Icon name="swap" />
        </button>
      </div>
      <div className="locator-route-actions ui-row">
        {via.length < MOST_STOPS && (
          <button type="submit" className="ui-link" name="toggle" value="stop">
            <Icon name="plus" />
            {t('route.addStop')}
          </button>
        )}
        <button type="submit" className="ui-button ui-button-small ui-button-dark">
          {t('route.find')}
        </button>
        <LocatorLink
          className="ui-link"
          to={{
            ...query,
            from: undefined,
            to: undefined,
            via: undefined,
            q: query.q || from,
            rows: undefined,
          }}
        >
          {t('route.single')}
        </LocatorLink>
      </div>
    </div>
  )
}

interface EndProps {
  name: 'from' | 'via' | 'to'
  label: string
  value: string
  isUnknown: boolean
  /** offers the visitor's position */
  own?: OwnPlaceState
  children?: ReactNode
}

/**
 * A place of the route. The visitor's position is a hidden field behind a blank one, which typed
 * text replaces.
 */
function End({ name, label, value, isUnknown, own, children }: EndProps) {
  const t = useTranslate('stations')
  const { hydrated, listId, field, typed, active, fill, fieldProps } = useCombobox()
  const suggested = usePlaceSuggestions(typed, undefined)
  const options = suggested.options
    .filter(({ kind }) => kind !== 'route' && (kind !== 'near' || own))
    .map((option) => (option.kind === 'near' ? { ...option, isPlace: true } : option))
  const isOwnPlace = name !== 'via' && readPosition(value) !== undefined
  const id = `${listId}-field`

  function choose(index: number): void {
    const option = options[index]
    if (option?.kind === 'near') {
      fill('')
      own?.locate()
    } else if (option && option.kind !== 'route') {
      fill(option.kind === 'station' ? option.name : option.town)
      sendOrContinue(field.current)
    }
  }

  return (
    <div className="locator-route-end ui-row">
      <label htmlFor={id} className="ui-soft">
        {label}
      </label>
      <input
        id={id}
        className="locator-input"
        type="text"
        name={name}
        defaultValue={isOwnPlace ? '' : value}
        placeholder={t(isOwnPlace ? 'search.yourLocation' : 'route.placeholder')}
        data-own={isOwnPlace || undefined}
        maxLength={MAX_SEARCH_TEXT}
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        aria-invalid={isUnknown || undefined}
        {...fieldProps(options.length, choose)}
      />
      {isOwnPlace && <input type="hidden" name={name} value={value} />}
      {children}
      {hydrated && (
        <PlaceSuggestions id={listId} options={options} active={active} onChoose={choose} />
      )}
      <SuggestionsLimited isLimited={suggested.isLimited} />
    </div>
  )
}

/** The next blank field gets the focus; without one, the form is sent. */
function sendOrContinue(field: HTMLInputElement | null): void {
  const blank = field?.form?.querySelector<HTMLInputElement>(
    '.locator-route-end > [type="text"]:placeholder-shown:not([data-own])',
  )
  if (blank) blank.focus()
  else field?.form?.requestSubmit()
}
