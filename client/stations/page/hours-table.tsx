import type { Country } from '#shared/locale/locales.ts'
import { holidayOn } from '#shared/stations/hours/holidays.ts'
import type { TranslateIn } from '../../i18n/loaded-messages.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { dayText } from '../hours/clock-text.ts'
import { shortRanges } from '../hours/hours-text.ts'
import type { OpeningRow } from '../hours/opening-hours.ts'

interface HoursTableProps {
  columns: { name: string; isMeal: boolean; rows: OpeningRow[] }[]
  /** yyyy-MM-dd */
  today: string
  /** its calendar names the holidays */
  country: Country
}

/** A row for each day, a column for each part. Yesterday is kept (§2.4), small. */
export function HoursTable({ columns, today, country }: HoursTableProps) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const days = new Map(columns.flatMap(({ rows }) => rows.map((row) => [row.date, row])))
  if (days.size === 0) return null
  return (
    <table className="station-week-table" data-columns={columns.length}>
      <thead>
        <tr>
          <th scope="col">
            <span className="ui-visually-hidden">{t('week.day')}</span>
          </th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              <span className="ui-capital">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...days.values()]
          .toSorted((one, other) => (one.date < other.date ? -1 : 1))
          .map(({ date, label }) => (
            <tr key={date} className={rowClass(date, today)}>
              <th scope="row">
                <strong>{dayName(label, t)}</strong> <time dateTime={date}>{dayText(date, t)}</time>
                {holidayName(date)}
              </th>
              {columns.map(({ name, isMeal, rows }) => (
                <td key={name} data-part={name}>
                  {rangesOf(
                    rows.find((row) => row.date === date),
                    isMeal,
                  ).map((range) => (
                    <span key={range}>{range}</span>
                  ))}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  )

  function holidayName(date: string) {
    const holiday = holidayOn(date, country)
    return holiday && <small>{t(`holidays.names.${holiday}`)}</small>
  }

  function rangesOf(row: OpeningRow | undefined, isMeal: boolean): string[] {
    // a meal that is not served is not "closed"
    if (!row || (isMeal && row.kind === 'closed')) return ['–']
    return shortRanges(row, t, locale)
  }
}

function rowClass(date: string, today: string): string | undefined {
  if (date < today) return 'station-week-past'
  return date === today ? 'station-week-today' : undefined
}

function dayName(label: OpeningRow['label'], t: TranslateIn<'stations'>): string {
  if (label === 'today' || label === 'tomorrow') return t(`hours.${label}`)
  return t(`weekdaysShort.${label}`)
}
