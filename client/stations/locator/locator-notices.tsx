import { memo } from 'react'
import { LOCALES } from '#shared/locale/locales.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import { Icon } from '../../ui/icon.tsx'
import { messagesOf } from '../../i18n/messages.ts'
import { useLocatorContext } from './locator-context.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'

/** the company's own clock: the same text at the edge and in the browser */
const TIME_ZONE = 'Europe/Helsinki'

/** Notices about the list: there is none, filters were left out, it is old, its order is a guess. */
export const LocatorNotices = memo(function LocatorNotices() {
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
  const { unknownFilters = [] } = query
  const isGuess = query.near === undefined && start.guess !== undefined && query.sort !== 'name'
  return (
    <>
      {unknownFilters.length > 0 && (
        <p className="locator-notice">
          <Icon name="information" />
          {t(pluralKey('filters.unknown', unknownFilters.length), { names: unknownFilters.map(nameOf).join(', ') })}
        </p>
      )}
      {start.asOf !== undefined && (
        <p className="locator-notice">
          <Icon name="information" />
          {t('empty.stale', { date: formatMoment(start.asOf, LOCALES[locale].iso) })}
        </p>
      )}
      {isGuess && <p className="locator-guess">{t('position.approximate')}</p>}
    </>
  )
})

/** '21.11.2026 klo 12.30' in the locale's way */
function formatMoment(written: string, language: string): string {
  return new Date(written).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE })
}
