import { memo } from 'react'
import { LOCALES } from '#shared/locale/locales.ts'
import type { LocatorStart } from '#shared/stations/locator-start.ts'
import { Icon } from '../../ui/icon.tsx'
import { useStationWords } from '../station-words.tsx'
import { formatMoment } from './format-moment.ts'
import { useLocatorScene } from './locator-context.ts'

/** What a visitor has to know of the list: that there is none, from when it is, that its order is a guess. */
export const LocatorNotices = memo(function LocatorNotices({ start }: { start: LocatorStart }) {
  const t = useStationWords()
  const { query, locale } = useLocatorScene()
  if (start.kind === 'unavailable') {
    return (
      <p className="locator-notice" role="alert">
        <Icon name="warning" />
        {t('empty.unavailable')}
      </p>
    )
  }
  const isGuess = query.near === undefined && start.guess !== undefined && query.sort !== 'name'
  return (
    <>
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
