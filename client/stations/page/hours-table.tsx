import { useSite } from '../../navigation/site-context.tsx'
import { hoursText } from '../hours-text.ts'
import { isOpenAroundTheClock, openingRows, type OpeningRow } from '../opening-hours.ts'
import { useMinute } from '../use-minute.ts'
import { formatDay } from './format-day.ts'
import type { TranslateIn } from '../../i18n/translate.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

interface HoursTableProps {
  title: string
  /** in either shape of §3 */
  hours: unknown
  timeZone: string
}

/** Before every day there is: each is then called by its weekday, and none is of the past. */
const BEFORE_ALL_DAYS = new Date('1971-01-01')

/** A row a day (§2.4). The server's HTML names weekdays and dates; today and tomorrow are what the browser's clock says. */
export function HoursTable({ title, hours, timeZone }: HoursTableProps) {
  const t = useTranslate('stations')
  const { locale } = useSite().addressing
  const rows = openingRows(hours, useMinute() ?? BEFORE_ALL_DAYS, timeZone)
  return (
    <table className="station-card station-week">
      <caption className="station-card-title">{title}</caption>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td className="station-week-none">{t(isOpenAroundTheClock(hours) ? 'hours.open24h' : 'hours.unknown')}</td>
          </tr>
        )}
        {rows.map((row) => (
          <tr key={row.date} className={row.label === 'today' ? 'station-week-today' : undefined}>
            <th scope="row">
              <span className="station-week-day">{dayWords(row, t)}</span>
              <time dateTime={row.date}>{formatDay(row.date, locale)}</time>
            </th>
            <td>
              {/* ranges may stand in lines of their own, but none is broken */}
              {hoursText(row, t)
                .split(/(?<=, )/)
                .map((part, index) => (
                  <span key={index} className="station-week-range">
                    {part}
                  </span>
                ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function dayWords({ label }: OpeningRow, t: TranslateIn<'stations'>): string {
  if (label === 'today') return t('hours.today')
  return label === 'tomorrow' ? t('hours.tomorrow') : t(`weekdaysShort.${label}`)
}
