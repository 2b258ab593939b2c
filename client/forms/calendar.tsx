import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { LOCALES } from '#shared/locale/locales.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { addMonths, dayByKey, today, weeksOf } from './calendar-days.ts'
import { formatDay } from './format-day.ts'

interface CalendarProps {
  /** the field's current day, 'yyyy-MM-dd' */
  start: string | undefined
  /** '' clears the field */
  onChoose: (day: string) => void
  /** called on Esc; the caller returns the focus to the field */
  onClose: () => void
  /** called when the visitor presses or focuses something outside of the field */
  onLeave: () => void
}

/**
 * A month of days to choose from (the date picker of WAI-ARIA): one day is in the tab order, and
 * keys move to other days.
 */
export function Calendar({ start, onChoose, onClose, onLeave }: CalendarProps) {
  const t = useTranslate('forms')
  const { iso } = LOCALES[useLocale()]
  const [now] = useState(() => today(new Date()))
  const [day, setDay] = useState(start ?? now)
  const weeks = weeksOf(day)
  const month = formatDay(day, iso, { month: 'long', year: 'numeric' })
  const box = useRef<HTMLDivElement>(null)
  const movesFocus = useRef(true)

  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !box.current?.closest('.field')?.contains(target)) onLeave()
  })
  useEffect(() => {
    const abort = new AbortController()
    document.addEventListener('pointerdown', (event) => onPointerDown(event), abort)
    return () => abort.abort()
  }, [])

  useLayoutEffect(() => {
    // "Next month" keeps the focus on its button
    if (!movesFocus.current) return
    box.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
    movesFocus.current = false
  }, [day])

  function onGridKey(event: KeyboardEvent): void {
    const next = dayByKey(event.key, event.shiftKey, day)
    if (next === undefined) return
    event.preventDefault()
    movesFocus.current = true
    setDay(next)
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget && !currentTarget.closest('.field')?.contains(relatedTarget)) onLeave()
  }

  function onKey({ key }: KeyboardEvent): void {
    if (key === 'Escape') onClose()
  }

  function headButton(
    name: 'previousYear' | 'previousMonth' | 'nextMonth' | 'nextYear',
    icon: IconName,
    months: number,
  ) {
    return (
      <button
        type="button"
        className="ui-icon-button"
        aria-label={t(`calendar.${name}`)}
        onClick={() => setDay(addMonths(day, months))}
      >
        <Icon name={icon} />
      </button>
    )
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc inside closes it
    <div
      ref={box}
      className="calendar ui-card"
      // not <dialog>, because it is not modal
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="dialog"
      aria-label={t('calendar.selectDate')}
      onKeyDown={onKey}
      onBlur={onBlur}
    >
      <div className="calendar-head ui-line">
        {headButton('previousYear', 'chevrons-left', -12)}
        {headButton('previousMonth', 'chevron-left', -1)}
        <p className="calendar-month ui-capital ui-small ui-strong" aria-live="polite">
          {month}
        </p>
        {headButton('nextMonth', 'chevron-right', 1)}
        {headButton('nextYear', 'chevrons-right', 12)}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid is a table with keyboard navigation */}
      <table className="calendar-grid" role="grid" aria-label={month} onKeyDown={onGridKey}>
        <thead>
          <tr>
            {weeks[0]?.map((weekday) => (
              <th key={weekday} scope="col" abbr={formatDay(weekday, iso, { weekday: 'long' })}>
                {formatDay(weekday, iso, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((candidate) => (
                <td key={candidate} aria-selected={candidate === start}>
                  <button
                    type="button"
                    className="calendar-day ui-hover"
                    data-day={candidate}
                    data-other-month={candidate.slice(0, 7) === day.slice(0, 7) ? undefined : ''}
                    aria-current={candidate === now ? 'date' : undefined}
                    aria-label={formatDay(candidate, iso, {
                      weekday: 'long',
                      day: 'numeric',
                      month: 'long',
                      year: 'numeric',
                    })}
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
      <div className="ui-line ui-spread">
        <button
          type="button"
          className="calendar-action ui-link ui-underlined"
          onClick={() => onChoose(now)}
        >
          {t('calendar.today')}
        </button>
        <button
          type="button"
          className="calendar-action ui-link ui-underlined"
          onClick={() => onChoose('')}
        >
          {t('calendar.clear')}
        </button>
      </div>
    </div>
  )
}
