import { memo } from 'react'
import { LOCALES } from '#shared/locale/locales.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import type { FoundPlace } from '#shared/stations/find-stations.ts'
import { openAtDays, wallTime } from '#shared/stations/open-at.ts'
import { Icon } from '../../ui/icon.tsx'
import { messagesOf } from '../../i18n/messages.ts'
import { useLocatorContext } from './locator-context.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'

/** in the company's time zone, so that edge and browser render the same text */
const TIME_ZONE = 'Europe/Helsinki'

interface NoticesProps {
  place: FoundPlace | undefined
  hasStations: boolean
}

/** Notices: the list is missing or old, a filter was ignored, or the stations are outside of the chosen radius. */
export const LocatorNotices = memo(function LocatorNotices({ place, hasStations }: NoticesProps) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const { start, query } = useLocatorContext()
  const nameOf = serviceNames(messagesOf('stations', locale).attributes)
  if (start.kind === 'unavailable') {
    return (
      <p className="locator-notice" role="alert">
        <Icon name="warning" />
        {t('empty.unavailable')}
      </p>
    )
  }
  const { unknownFilters = [], openAt } = query
  const now = new Date(start.now)
  const absent = query.filters.filter((id) => start.absent.includes(id))
  return (
    <>
      {unknownFilters.length > 0 && (
        <p className="locator-notice">
          <Icon name="information" />
          {t(pluralKey('filters.unknown', unknownFilters.length), { names: unknownFilters.map(nameOf).join(', ') })}
        </p>
      )}
      {absent.length > 0 && (
        <p className="locator-notice">
          <Icon name="information" />
          {t('filters.absent', { names: absent.map(nameOf).join(', ') })}
        </p>
      )}
      {openAt !== undefined && wallTime(openAt, now) === undefined && (
        <p className="locator-notice">
          <Icon name="information" />
          {t('filters.openAtUnknown', daysOf(now, LOCALES[locale].iso))}
        </p>
      )}
      {place?.isBeyond && hasStations && (
        <p className="locator-notice">
          <Icon name="information" />
          {t('place.beyond', { radius: place.radius, place: place.name })}
        </p>
      )}
      {start.asOf !== undefined && (
        <p className="locator-notice">
          <Icon name="information" />
          {t('empty.stale', { date: formatMoment(start.asOf, LOCALES[locale].iso) })}
        </p>
      )}
    </>
  )
})

/** '21.11.2026 klo 12.30' in the locale's format */
function formatMoment(written: string, language: string): string {
  return new Date(written).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE })
}

/** The first and the last day whose opening hours are known. */
function daysOf(now: Date, language: string): { first: string; last: string } {
  const { first, last } = openAtDays(now)
  const text = (date: string) => new Date(date).toLocaleDateString(language, { day: 'numeric', month: 'numeric', timeZone: 'UTC' })
  return { first: text(first), last: text(last) }
}
