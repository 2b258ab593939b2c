import type { LocatorAnswer } from '#shared/stations/locator-answer.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { QueryLink } from '../query-link.tsx'
import { useLocator } from '../use-query.ts'
import type { LocateState } from './use-own-place.ts'

interface SearchMessagesProps {
  answer: LocatorAnswer | undefined
  state: LocateState | undefined
}

/** What the search says below the field: why there is no position, or that it does not know a place. */
export function SearchMessages({ answer, state }: SearchMessagesProps) {
  const t = useTranslate('stations')
  const { query } = useLocator()
  const spellings = answer?.spellings
  const hasFailed = state === 'denied' || state === 'timeout' || state === 'unavailable'
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
        {!hasFailed && spellings && (
          <>
            <Icon name="information" />
            <span>{t(spellings.length > 0 ? 'search.spellings' : 'search.unknown', { text: query.q })}</span>
          </>
        )}
      </output>
      {!hasFailed && spellings && spellings.length > 0 && (
        <ul className="locator-spellings">
          {spellings.map((name) => (
            <li key={name}>
              <QueryLink className="locator-chip" to={{ ...query, q: name, area: undefined, rows: undefined, selected: undefined }}>
                {name}
              </QueryLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
