import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { today } from './calendar-days.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { CalendarHead } from './calendar-head.tsx'
import { dayByKey } from './day-by-key.ts'
import { useOutsidePress } from './use-outside-press.ts'
import { useTranslate } from '../i18n/use-translate.ts'

interface CalendarProps {
  /** the day of the field, 'yyyy-MM-dd' */
  start: string | undefined
  /** '' for none */
  onChoose: (day: string) => void
  /** the focus has to go back */
  onClose: () => void
  /** the focus is elsewhere already */
  onLeave: () => void
}

/** A month of days to choose from (WAI-ARIA's date picker): Tab reaches one day, keys reach the others. */
export function Calendar({ start, onChoose, onClose, onLeave }: CalendarProps) {
  const t = useTranslate('forms')
  const [now] = useState(() => today(new Date()))
  const [day, setDay] = useState(start ?? now)
  const box = useRef<HTMLDivElement>(null)
  const followsFocus = useRef(true)
  useOutsidePress(box, onLeave)

  useLayoutEffect(() => {
    // a press on "Next month" leaves the focus where it is
    if (!followsFocus.current) return
    box.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
    followsFocus.current = false
  }, [day])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose()
  }

  function onGridKey(event: KeyboardEvent): void {
    const next = dayByKey(event.key, event.shiftKey, day)
    if (next === undefined) return
    event.preventDefault()
    followsFocus.current = true
    setDay(next)
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget && !currentTarget.closest('.field')?.contains(relatedTarget)) onLeave()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- beside its field, not over the page; Esc anywhere in it closes it
    <div ref={box} className="calendar" role="dialog" aria-label={t('calendar.selectDate')} onKeyDown={onKeyDown} onBlur={onBlur}>
      <CalendarHead day={day} onShow={setDay} />
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
