import { pluralKey } from '#shared/messages/messages.ts'
import type { Position } from '#shared/stations/places/distance.ts'
import { formatDistance } from '#shared/stations/places/format-distance.ts'
import type { Suggestion } from '#shared/stations/search/suggest-stations.ts'
import type { TranslateIn } from '../../i18n/loaded-messages.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Suggestions, type SuggestionsProps } from '../../ui/suggestions.tsx'
import { useSuggested } from '../../ui/use-suggested.ts'
import { serviceName } from './choice-names.ts'

/**
 * `near` and `route` are the last options. `isPlace`: the position is named as a place, and not as
 * a search.
 */
export type StationOption =
  | Suggestion
  | { kind: 'near'; isPlace?: boolean }
  | { kind: 'route'; from: string }

const ICONS = {
  town: 'pin',
  village: 'pin',
  station: 'fuel',
  near: 'locate',
  route: 'route',
} as const
const NONE: StationOption[] = []

/**
 * `options`: suggestions for the typed text, then the visitor's position and a route; [] without
 * suggestions.
 */
export function usePlaceSuggestions(
  typed: string,
  near: Position | undefined,
): { options: StationOption[]; isLimited: boolean } {
  const { locale, preview } = useSite().addressing
  const { found, isLimited } = useSuggested<Suggestion>(typed, (text) => {
    const asked = new URLSearchParams({ q: text, ...(near && { near: `${near.lat},${near.lon}` }) })
    return `${preview ? '/preview' : ''}/stations/${locale}/suggest?${asked}`
  })
  const options: StationOption[] = found
    ? [...found, { kind: 'near' }, { kind: 'route', from: found.find(isTown)?.town ?? '' }]
    : NONE
  return { options, isLimited }
}

function isTown(option: Suggestion): option is Exclude<Suggestion, { kind: 'station' }> {
  return option.kind !== 'station'
}

interface PlaceSuggestionsProps extends Omit<SuggestionsProps, 'options'> {
  options: StationOption[]
}

/** Suggestions for the text: towns, stations, the visitor's position, a route. */
export function PlaceSuggestions({ options, ...list }: PlaceSuggestionsProps) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const rows = options.map((option) => ({
    key: keyOf(option),
    content: (
      <>
        <Icon name={ICONS[option.kind]} />
        <span>
          {nameOf(option, t)}
          {option.kind === 'station' && <small>{option.city}</small>}
          {option.kind === 'town' && option.services && (
            <small>
              {t('search.adds', {
                names: option.services.map((id) => serviceName(id, t)).join(', '),
              })}
            </small>
          )}
        </span>
        <span className="ui-soft">
          {option.kind === 'town' &&
            t(pluralKey('search.townStations', option.count), { count: option.count })}
          {option.kind === 'station' &&
            option.distance !== undefined &&
            formatDistance(option.distance, locale)}
        </span>
      </>
    ),
  }))
  return <Suggestions {...list} options={rows} />
}

function keyOf(option: StationOption): string {
  if (option.kind === 'station') return `station ${option.id}`
  if (option.kind === 'near' || option.kind === 'route') return option.kind
  return `town ${option.kind === 'town' ? option.country : ''} ${option.town}`
}

function nameOf(option: StationOption, t: TranslateIn<'stations'>): string {
  if (option.kind === 'near') return t(option.isPlace ? 'search.yourLocation' : 'search.nearMe')
  if (option.kind === 'route')
    return option.from === ''
      ? t('search.alongRoute')
      : t('search.alongRouteFrom', { place: option.from })
  return option.kind === 'station' ? option.name : option.town
}
