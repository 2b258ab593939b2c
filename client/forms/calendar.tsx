import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { LOCALES } from '#shared/locale/locales.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { addMonths, dayByKey, today } from './calendar-days.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { formatDate } from './format-date.ts'

const HEAD_BUTTONS = {
  previousYear: { icon: 'chevrons-left', months: -12 },
  previousMonth: { icon: 'chevron-left', months: -1 },
  nextMonth: { icon: 'chevron-right', months: 1 },
  nextYear: { icon: 'chevrons-right', months: 12 },
} as const satisfies Record<string, { icon: IconName; months: number }>

interface CalendarProps {
  /** the day of the field, 'yyyy-MM-dd' */
  start: string | undefined
  /** '' for none */
  onChoose: (day: string) => void
  /** the focus has to go back to the field */
  onClose: () => void
  /** the focus has left already */
  onLeave: () => void
}

/** A month of days to choose from (WAI-ARIA's date picker): Tab reaches one day, keys reach the others. */
export function Calendar({ start, onChoose, onClose, onLeave }: CalendarProps) {
  const t = useTranslate('forms')
  const { iso } = LOCALES[useLocale()]
  const [now] = useState(() => today(new Date()))
  const [day, setDay] = useState(start ?? now)
  const box = useRef<HTMLDivElement>(null)
  const movesFocus = useRef(true)

  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !box.current?.closest('.field')?.contains(target)) onLeave()
  })
  useEffect(() => {
    const abort = new AbortController()
    document.addEventListener('pointerdown', (event) => onPointerDown(event), { signal: abort.signal })
    return () => abort.abort()
  }, [])

  useLayoutEffect(() => {
    // a press on "Next month" keeps the focus on that button
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

  function closeOnEscape({ key }: KeyboardEvent): void {
    if (key === 'Escape') onClose()
  }

  function headButton(name: keyof typeof HEAD_BUTTONS) {
    const { icon, months } = HEAD_BUTTONS[name]
    return (
      <button type="button" className="ui-icon-button" aria-label={t(`calendar.${name}`)} onClick={() => setDay(addMonths(day, months))}>
        <Icon name={icon} />
      </button>
    )
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- beside its field, not over the page; Esc anywhere in it closes it
    <div ref={box} className="calendar" role="dialog" aria-label={t('calendar.selectDate')} onKeyDown={closeOnEscape} onBlur={onBlur}>
      <div className="calendar-head">
        {headButton('previousYear')}
        {headButton('previousMonth')}
        <p className="calendar-month" aria-live="polite">
          {formatDate(day, iso, { month: 'long', year: 'numeric' })}
        </p>
        {headButton('nextMonth')}
        {headButton('nextYear')}
      </div>
      <CalendarGrid day={day} chosen={start} now={now} onChoose={onChoose} onKeyDown={onGridKey} />
      <div className="calendar-foot">
        <button type="button" className="calendar-action" onClick={() => onChoose(now)}>
          {t('calendar.today')}
        </button>
        <button type="button" className="calendar-action" onClick={() => onChoose('')}>
          {t('calendar.clear')}
        </button>
      </div>
    </div>
  )
}
