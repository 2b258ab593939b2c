import type { KeyboardEvent } from 'react'
import { LOCALES } from '#shared/locale/locales.ts'
import { useLocale } from '../i18n/use-translate.ts'
import { weeksOf } from './calendar-days.ts'

interface CalendarGridProps {
  /** the one that Tab reaches */
  day: string
  /** the field's */
  chosen: string | undefined
  now: string
  onChoose: (day: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A month's weeks, from Monday on. */
export function CalendarGrid({ day, chosen, now, onChoose, onKeyDown }: CalendarGridProps) {
  const { iso } = LOCALES[useLocale()]
  const weeks = weeksOf(day)
  const [week = []] = weeks
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid is a table that keys move in
    <table className="calendar-grid" role="grid" aria-label={written(day, iso, { month: 'long', year: 'numeric' })} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {week.map((weekday) => (
            <th key={weekday} scope="col" abbr={written(weekday, iso, { weekday: 'long' })}>
              {written(weekday, iso, { weekday: 'short' })}
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
                  aria-label={written(candidate, iso, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
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

function written(day: string, iso: string, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(iso, { ...format, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
