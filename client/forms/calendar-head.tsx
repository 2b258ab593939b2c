import { LOCALES } from '#shared/locale/locales.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { Icon } from '../ui/icon.tsx'
import { addMonths } from './calendar-days.ts'

const MONTHS_PER_YEAR = 12

/** The month shown, and the ways to its neighbours. The month is announced when it changes. */
export function CalendarHead({ day, onShow }: { day: string; onShow: (day: string) => void }) {
  const t = useTranslate('forms')
  const { iso } = LOCALES[useLocale()]
  const month = new Intl.DateTimeFormat(iso, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(new Date(`${day}T00:00:00Z`))
  const show = (months: number) => () => onShow(addMonths(day, months))
  return (
    <div className="calendar-head">
      <button type="button" className="ui-icon-button" aria-label={t('calendar.previousYear')} onClick={show(-MONTHS_PER_YEAR)}>
        <Icon name="chevrons-left" />
      </button>
      <button type="button" className="ui-icon-button" aria-label={t('calendar.previousMonth')} onClick={show(-1)}>
        <Icon name="chevron-left" />
      </button>
      <p className="calendar-month" aria-live="polite">
        {month}
      </p>
      <button type="button" className="ui-icon-button" aria-label={t('calendar.nextMonth')} onClick={show(1)}>
        <Icon name="chevron-right" />
      </button>
      <button type="button" className="ui-icon-button" aria-label={t('calendar.nextYear')} onClick={show(MONTHS_PER_YEAR)}>
        <Icon name="chevrons-right" />
      </button>
    </div>
  )
}
