import type { Station } from '#shared/contract/station.ts'
import { weekdayOf } from '#shared/time/local-moment.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { dayText } from '../hours/clock-text.ts'
import { shortRanges } from '../hours/hours-text.ts'
import { Ranges } from '../hours/ranges.tsx'
import { partName } from './part-names.ts'
import { announcedDay } from './special-days.ts'

/** id of the hours below */
export const HOURS_ANCHOR = 'opening-hours'

/**
 * The next day with exceptional hours: 'Christmas Eve Thu 24/12: shop 07:00–15:00'. It leads to all
 * of them.
 */
export function AheadLine({ station, now }: { station: Station; now: Date }) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const day = announcedDay(station, now)
  if (!day) return null
  const { date, holiday, part, row } = day
  const name = holiday ? t(`holidays.names.${holiday}`) : t('holidays.unnamed')
  return (
    <a className="station-ahead" href={`#${HOURS_ANCHOR}`}>
      <Icon name="exceptional" />
      <span>
        <span className="ui-capital">
          {t('holidays.ahead', {
            name,
            day: t(`weekdaysShort.${weekdayOf(date)}`),
            date: dayText(date, t),
          })}
        </span>{' '}
        <strong>
          {partName(part, t).toLocaleLowerCase(locale)}{' '}
          <Ranges text={shortRanges(row, t, locale).join(', ').toLocaleLowerCase(locale)} />
        </strong>
      </span>
      <Icon name="chevron-right" />
    </a>
  )
}
