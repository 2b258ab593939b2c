import { useRef, useState } from 'react'
import { readDate } from '#shared/forms/read-date.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { controlProps, FieldFrame, type FieldProps } from '../ui/fields/field-frame.tsx'
import { Icon } from '../ui/icon.tsx'
import { lazyCode } from '../ui/lazy-code.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { OnDemand } from '../ui/on-demand.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { formatDay } from './format-day.ts'

const calendarCode = lazyCode(async () => (await import('./calendar.tsx')).Calendar)

/** A date, typed in the locale's format or chosen in a lazily loaded calendar. */
export function DateField(props: FieldProps) {
  const { field } = props
  const t = useTranslate('forms')
  const { iso } = LOCALES[useLocale()]
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [calendar, setCalendar] = useState<{ start: string | undefined }>()

  function close(): void {
    setCalendar(undefined)
    button.current?.focus()
  }

  function toggle(): void {
    setCalendar(calendar ? undefined : { start: readDate(input.current?.value ?? '') })
  }

  /** '' clears the field */
  function choose(date: string): void {
    if (input.current) {
      input.current.value = date && formatDay(date, iso)
      // the form handles it like typing
      input.current.dispatchEvent(new Event('input', { bubbles: true }))
    }
    close()
  }

  return (
    <FieldFrame {...props}>
      <div className="forms-date">
        <input
          {...controlProps(props)}
          className="field-control forms-date-control"
          ref={input}
          type="text"
          inputMode="decimal"
          placeholder={t('forms.dateFormat')}
          autoComplete={field.autocomplete ?? 'off'}
        />
        {hydrated && (
          <button
            ref={button}
            type="button"
            className="ui-icon-button forms-date-button"
            aria-label={`${t('calendar.selectDate')}: ${field.label}`}
            aria-expanded={calendar !== undefined}
            onClick={toggle}
          >
            <Icon name="calendar" />
          </button>
        )}
        {calendar && (
          <OnDemand
            code={calendarCode}
            renderFailed={(tryAgain) => (
              <NotLoaded text={t('forms.calendarNotLoaded')} tryAgain={tryAgain} />
            )}
          >
            {(Calendar) => (
              <Calendar
                start={calendar.start}
                onChoose={choose}
                onClose={close}
                onLeave={() => setCalendar(undefined)}
              />
            )}
          </OnDemand>
        )}
      </div>
    </FieldFrame>
  )
}
