import { LOCALES } from '#shared/locale/locales.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import { isKnownDay, type OpenDays } from '#shared/stations/hours/open-at.ts'
import { formatDistance } from '#shared/stations/places/format-distance.ts'
import { withoutChoice, withoutChoices } from '#shared/stations/query/locator-choices.ts'
import type { LocatorAnswer } from '#shared/stations/search/locator-answer.ts'
import { messagesOf, type TranslateIn } from '../../i18n/loaded-messages.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { dayText } from '../hours/clock-text.ts'
import { LocatorLink } from '../locator-link.tsx'
import { choiceName } from '../search/choice-names.ts'
import { useLocator } from '../use-query.ts'

/** in the company's time zone, so that edge and browser render the same text */
const TIME_ZONE = 'Europe/Helsinki'

/** Notes in small text: the list is old, a filter was ignored. */
export function Notes({ answer: { absent, openDays, asOf } }: { answer: LocatorAnswer }) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const { query } = useLocator()
  const nameOf = serviceNames(messagesOf('stations', locale).attributes)
  const { unknownFilters = [], openAt } = query
  const missing = query.filters.filter((id) => absent.includes(id))
  const notes = [
    unknownFilters.length > 0 &&
      t(pluralKey('filters.unknown', unknownFilters.length), {
        names: unknownFilters.map(nameOf).join(', '),
      }),
    missing.length > 0 && t('filters.absent', { names: missing.map(nameOf).join(', ') }),
    openAt !== undefined && !isKnownDay(openAt, openDays) && knownDays(openDays, t),
    asOf !== undefined && t('empty.stale', { date: formatMoment(asOf, LOCALES[locale].iso) }),
  ].filter((note) => note !== false)
  return notes.map((note) => (
    <p key={note} className="locator-note">
      <Icon name="information" />
      {note}
    </p>
  ))
}

/**
 * No station matches, or only outside of the radius: how far the nearest is, and which choice to
 * drop.
 */
export function NoMatch({
  answer: { total, stations, drop, spellings },
}: {
  answer: LocatorAnswer
}) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const { query } = useLocator()
  // the message below the search field says that the words are unknown
  if (spellings && total === 0 && !drop)
    return (
      <p className="locator-no-match ui-panel ui-stack ui-gap-1 ui-small">
        {t('empty.noMatchHelp')}
      </p>
    )
  const distance = stations[0]?.distance
  const title =
    total > 0 && distance !== undefined
      ? t('empty.nearest', { distance: formatDistance(distance, locale) })
      : drop || query.q === ''
        ? t('empty.noStations')
        : t('empty.noMatch', { query: query.q })
  return (
    <div className="locator-no-match ui-panel ui-stack ui-gap-1 ui-small">
      <p className="locator-no-match-title">{title}</p>
      {total === 0 && !drop && <p>{t('empty.noMatchHelp')}</p>}
      {drop && (
        <ul>
          <li>
            <LocatorLink
              to={drop.kind === 'all' ? withoutChoices(query) : withoutChoice(query, drop)}
            >
              {drop.kind === 'all'
                ? t('empty.withoutAll')
                : t('empty.without', { name: choiceName(drop, query, t, locale) })}
              <span className="locator-no-match-count ui-soft">
                {t(pluralKey('list.count', drop.count), { count: drop.count })}
              </span>
              <Icon name="chevron-right" />
            </LocatorLink>
          </li>
        </ul>
      )}
    </div>
  )
}

/** '21.11.2026 klo 12.30' in the locale's format */
export function formatMoment(written: string, language: string): string {
  return new Date(written).toLocaleString(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  })
}

function knownDays({ first, last, later }: OpenDays, t: TranslateIn<'stations'>): string {
  const days = { first: dayText(first, t), last: dayText(last, t) }
  if (later.length === 0) return t('filters.openAtUnknown', days)
  return t('filters.openAtUnknownLater', {
    ...days,
    later: later.map((date) => dayText(date, t)).join(', '),
  })
}
