import type { KeyboardEvent } from 'react'
import { LOCALES } from '#shared/locale/locales.ts'
import { useLocale } from '../i18n/use-translate.ts'
import { weeksOf } from './calendar-days.ts'
import { formatDate } from './format-date.ts'

interface CalendarGridProps {
  /** the day that Tab reaches */
  day: string
  /** the day of the field */
  chosen: string | undefined
  now: string
  onChoose: (day: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The weeks of a month, from Monday on. */
export function CalendarGrid({ day, chosen, now, onChoose, onKeyDown }: CalendarGridProps) {
  const { iso } = LOCALES[useLocale()]
  const weeks = weeksOf(day)
  const [week = []] = weeks
  const month = formatDate(day, iso, { month: 'long', year: 'numeric' })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid is a table that keys move in
    <table className="calendar-grid" role="grid" aria-label={month} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {week.map((weekday) => (
            <th key={weekday} scope="col" abbr={formatDate(weekday, iso, { weekday: 'long' })}>
              {formatDate(weekday, iso, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((candidate) => (
              <td key={candidate} aria-selected={candidate === chosen}>
                <button
                  type="button"
                  className="calendar-day"
                  data-day={candidate}
                  data-other-month={candidate.slice(0, 7) === day.slice(0, 7) ? undefined : ''}
                  aria-current={candidate === now ? 'date' : undefined}
                  aria-label={formatDate(candidate, iso, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
                  tabIndex={candidate === day ? 0 : -1}
                  onClick={() => onChoose(candidate)}
                >
                  {Number(candidate.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
