import { pluralKey } from '#shared/messages/messages.ts'
import { formatDistance } from '#shared/stations/format-distance.ts'
import type { Suggestion } from '#shared/stations/suggest-stations.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'

interface SuggestionListProps {
  id: string
  options: Suggestion[]
  /** index of the option that Enter chooses; -1 for none */
  active: number
  onChoose: (option: Suggestion) => void
}

/** Suggestions for the text: towns, then stations. */
export function SuggestionList({ id, options, active, onChoose }: SuggestionListProps) {
  const t = useTranslate('stations')
  const locale = useLocale()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- select and datalist cannot show the content of a suggestion
    <div id={id} className="locator-suggestions ui-card" role="listbox" aria-label={t('search.suggestions')} hidden={options.length === 0}>
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and handles the keys
        <div
          key={option.kind === 'station' ? `station ${option.id}` : `town ${option.kind === 'town' ? option.country : ''} ${option.town}`}
          id={`${id}-${index}`}
          className="locator-suggestion ui-hover"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as for the listbox
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // the field keeps the focus
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <Icon name={option.kind === 'station' ? 'fuel' : 'pin'} />
          <span className="locator-suggestion-name">{option.kind === 'station' ? option.name : option.town}</span>
          <span className="ui-soft">
            {option.kind === 'town' && t(pluralKey('search.townStations', option.count), { count: option.count })}
            {option.kind === 'station' &&
              [option.city, option.distance && formatDistance(option.distance, locale)].filter(Boolean).join(', ')}
          </span>
        </div>
      ))}
    </div>
  )
}
