import type { LocatorQuery } from '#shared/stations/query/locator-query.ts'
import { searchAnew } from '#shared/stations/query/search-anew.ts'
import type { FoundRoute } from '#shared/stations/search/find-route.ts'
import type { LocatorAnswer } from '#shared/stations/search/locator-answer.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { LocatorLink } from '../locator-link.tsx'
import { useLocator } from '../use-query.ts'
import { useNearest } from './use-nearest.ts'
import type { OwnPlaceState } from './use-own-place.ts'

type End = NonNullable<FoundRoute['unknown']>

interface SearchMessagesProps {
  answer: LocatorAnswer | undefined
  own: OwnPlaceState
}

/** What the search says below the field: why there is no position, or that it does not know a place. */
export function SearchMessages({ answer, own: { state, locate } }: SearchMessagesProps) {
  const t = useTranslate('stations')
  const { query } = useLocator()
  useNearest(query, locate)
  const hasFailed = state === 'denied' || state === 'timeout' || state === 'unavailable'
  const { route, spellings, leftOut = [], serviceWords = [] } = answer ?? {}
  const end = route?.unknown
  const others = leftOut.join(', ')
  const text = end === undefined ? others || query.q : unknownText(route, end)
  const asksForPlace = query.nearest && !query.near && query.q === '' && !hasFailed
  return (
    <>
      {/* rendered without a message too, because a screen reader only announces changes of a region that exists */}
      <output className="locator-says">
        {hasFailed && (
          <>
            <Icon name="information" />
            <span>{t(`position.${state}`)}</span>
          </>
        )}
        {asksForPlace && (
          <>
            <Icon name="locate" />
            <span>{t(state === 'locating' ? 'position.locating' : 'nearest.ask')}</span>
          </>
        )}
        {!hasFailed && spellings && (
          <>
            <Icon name="information" />
            <span>{t(spellings.length > 0 ? 'search.spellings' : 'search.unknown', { text })}</span>
          </>
        )}
        {!hasFailed && !spellings && others !== '' && (
          <>
            <Icon name="information" />
            <span>{t('search.leftOut', { text: others })}</span>
          </>
        )}
      </output>
      {!hasFailed && spellings && spellings.length > 0 && (
        <ul className="locator-spellings ui-row ui-gap-2 ui-above-2">
          {spellings.map((name) => (
            <li key={name}>
              <LocatorLink
                className="locator-chip ui-chip"
                to={searchAnew(query, corrected(query, end, { name, serviceWords }))}
              >
                {name}
              </LocatorLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function unknownText(route: FoundRoute | undefined, end: End): string {
  if (end === 'from' || end === 'to') return route?.[end] ?? ''
  return route?.via[Number(end.slice('via:'.length))] ?? ''
}

interface Correction {
  name: string
  serviceWords: readonly string[]
}

/** The query with a name in place of the unknown words. */
function corrected(
  { via = [] }: LocatorQuery,
  end: End | undefined,
  { name, serviceWords }: Correction,
): Partial<LocatorQuery> {
  if (end === undefined) return { q: [...serviceWords, name].join(' ') }
  if (end === 'from' || end === 'to') return { [end]: name }
  return { via: via.with(Number(end.slice('via:'.length)), name) }
}
