import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { pluralKey } from '#shared/messages/messages.ts'
import type { Position } from '#shared/stations/distance.ts'
import { formatDistance } from '#shared/stations/format-distance.ts'
import type { Suggestion } from '#shared/stations/suggest-stations.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { Icon } from '../../ui/icon.tsx'

export type StationOption = Suggestion

const DEBOUNCE_MS = 120
const LIMIT_MS = 5_000
const NONE: StationOption[] = []

/** Suggestions for the typed text; [] for '' and after a failure, because the search works without them. */
export function useSuggestions(typed: string, near: Position | undefined): StationOption[] {
  const { locale, preview } = useSite().addressing
  const text = useDebounced(typed.trim())
  const isAsked = typed.trim() !== '' && text !== ''
  const asked = new URLSearchParams({ q: text, ...(near && { near: `${near.lat},${near.lon}` }) })
  const address = `${preview ? '/preview' : ''}/stations/${locale}/suggest?${asked}`
  const { data = NONE } = useSWR(isAsked ? address : null, loadSuggestions, { keepPreviousData: true, onError: () => undefined })
  return isAsked ? data : NONE
}

async function loadSuggestions(address: string): Promise<StationOption[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) })
  if (!response.ok) throw new Error(`suggestions: ${response.status}`)
  return response.json()
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

interface SuggestionsProps {
  id: string
  options: StationOption[]
  /** index of the option that Enter chooses; -1 for none */
  active: number
  onChoose: (option: StationOption) => void
}

/** Suggestions for the text: towns, then stations. */
export function Suggestions({ id, options, active, onChoose }: SuggestionsProps) {
  const t = useTranslate('stations')
  const locale = useLocale()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- select and datalist cannot show the content of a suggestion
    <div id={id} className="locator-suggestions" role="listbox" aria-label={t('search.suggestions')} hidden={options.length === 0}>
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and handles the keys
        <div
          key={option.kind === 'station' ? `station ${option.id}` : `town ${option.kind === 'town' ? option.country : ''} ${option.town}`}
          id={`${id}-${index}`}
          className="locator-suggestion"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as for the listbox
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // the field keeps the focus
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <Icon name={option.kind === 'station' ? 'fuel' : 'pin'} />
          <span className="locator-suggestion-name">
            {option.kind === 'station' ? option.name : option.town}
            {option.kind === 'station' && <small>{option.city}</small>}
          </span>
          <span className="ui-soft">
            {option.kind === 'town' && t(pluralKey('search.townStations', option.count), { count: option.count })}
            {option.kind === 'station' && option.distance !== undefined && formatDistance(option.distance, locale)}
          </span>
        </div>
      ))}
    </div>
  )
}
