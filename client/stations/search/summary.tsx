import type { RefObject } from 'react'
import { pluralKey } from '#shared/messages/messages.ts'
import { type LocatorQuery, readPosition } from '#shared/stations/query/locator-query.ts'
import { searchRoute } from '#shared/stations/query/search-anew.ts'
import type { LocatorAnswer } from '#shared/stations/search/locator-answer.ts'
import type { TranslateIn } from '../../i18n/loaded-messages.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { ShareButton } from '../../share/share-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { LocatorLink } from '../locator-link.tsx'
import { nearestRow } from '../results/nearest-row.ts'
import { useLocator } from '../use-query.ts'

type T = TranslateIn<'stations'>

interface SummaryProps {
  answer: LocatorAnswer
  isLoading: boolean
  sheetId: string
  /** takes the focus of a chip that a press has removed */
  link: RefObject<HTMLAnchorElement | null>
  onOpen: () => void
}

/**
 * What the list shows, in one line. It is the list's heading and the live region, and opens order
 * and radius.
 */
export function Summary({ answer, isLoading, sheetId, link, onOpen }: SummaryProps) {
  const t = useTranslate('stations')
  const { query } = useLocator()
  return (
    <div className="locator-summary ui-line ui-spread">
      <h2 className="locator-summary-title">
        <a
          ref={link}
          href={`#${sheetId}`}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault()
            onOpen()
          }}
        >
          {/* not an output element, because the name of the link would not contain its text */}
          <span aria-live="polite" aria-atomic="true">
            <b>{countText(answer, query, t)}</b> {whereText(answer, query, t)}
            {isLoading && (
              <span className="locator-summary-loading"> {t('summary.searching')}</span>
            )}
          </span>
          <Icon name="chevron-down" />
          <VisuallyHidden>, {t('summary.change')}</VisuallyHidden>
        </a>
      </h2>
      <RouteLink answer={answer} />
    </div>
  )
}

/** To the form of a route, from the place that was searched for. On a route: its address to share. */
function RouteLink({ answer }: { answer: LocatorAnswer }) {
  const t = useTranslate('stations')
  const { query } = useLocator()
  const { route, place, services, serviceWords } = answer
  if (route && route.line.length > 0)
    return (
      <span className="ui-script-only ui-hydrated-only">
        <ShareButton
          title={[route.from, route.to].filter((end) => !readPosition(end)).join(' – ')}
          className="locator-summary-link ui-link ui-underlined"
          hasQuery
          hasText
        />
      </span>
    )
  if (route) return null
  const q = services.length > 0 ? serviceWords.join(' ') : ''
  return (
    <LocatorLink
      className="locator-summary-link ui-link ui-underlined"
      to={searchRoute(query, { q, from: place?.name ?? '' })}
    >
      <Icon name="route" />
      {t('route.link')}
    </LocatorLink>
  )
}

function countText(answer: LocatorAnswer, query: LocatorQuery, t: T): string {
  const { total, place, nearby } = answer
  if (nearestRow(answer, query)) return t('nearest.more', { count: total - 1 })
  const count = (place ?? nearby)?.isBeyond ? 0 : total
  return count === 0 ? t('summary.none') : t(pluralKey('list.count', count), { count })
}

/** Place and radius. Without either, that distances are approximate. */
function whereText(answer: LocatorAnswer, query: LocatorQuery, t: T): string | undefined {
  const { place, nearby, guess, route } = answer
  const within = (radius: number) => t('summary.within', { radius }).replaceAll(' ', '\u00a0')
  if (route && route.line.length > 0) return `${t('route.onTheWay')} · ${within(5)}`
  if (query.area) return t('summary.area')
  if (place) return `${t('summary.near', { place: place.name })} · ${within(place.radius)}`
  if (nearby?.isBeyond && nearestRow(answer, query)) return t('summary.you')
  if (nearby) return `${t('summary.you')} · ${within(nearby.radius)}`
  if (query.near) return t('summary.you')
  return guess && query.sort !== 'name' ? t('summary.guess') : undefined
}
