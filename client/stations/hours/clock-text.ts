import type { LocaleCode } from '#shared/locale/locales.ts'
import type { OpenChange } from '#shared/stations/hours/open-status.ts'
import { isWholeDay, type OpeningHours } from '#shared/stations/hours/read-opening-hours.ts'
import { dayOf, localSeconds } from '#shared/time/local-moment.ts'
import type { TranslateIn } from '../../i18n/loaded-messages.ts'

/** '06:00', '06:00:00' → '6', '06:30' → '6.30'; in English '06:00', '06:30' */
export function clockText(time: string, locale: LocaleCode): string {
  const [hours = '', minutes = '00'] = time.split(':')
  if (locale === 'en-EU') return `${hours}:${minutes}`
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}.${minutes}`
}

/** '06:00', '22:00' → '6–22' */
function rangeText(start: string, end: string, locale: LocaleCode): string {
  return `${clockText(start, locale)}–${clockText(end, locale)}`
}

/** 'tomorrow 07:00', 'Mon 07:00'; a time of today without the day */
export function changeText(
  { time, day }: OpenChange,
  locale: LocaleCode,
  t: TranslateIn<'stations'>,
): string {
  const text = clockText(time, locale)
  if (day === 'today') return t('partHours.today', { time: text })
  if (day === 'tomorrow') return t('partHours.tomorrow', { time: text })
  return t('partHours.weekday', { day: t(`weekdaysShort.${day}`), time: text })
}

/**
 * '2026-11-02' → '2.11.', '2/11'. A text of the messages, because a phone needs a tenth of a second
 * for the first format of Intl.
 */
export function dayText(date: string, t: TranslateIn<'stations'>): string {
  const [, month = 0, day = 0] = date.split('-').map(Number)
  return t('hours.day', { day, month })
}

/** The hours of today: '24 h', '6–22', '6.30–22, 23–24'. undefined when closed or unknown. */
export function shortHours(
  hours: OpeningHours,
  timeZone: string,
  { now, locale, t }: { now: Date; locale: LocaleCode; t: TranslateIn<'stations'> },
): string | undefined {
  if (hours.aroundTheClock) return t('short.open24h')
  const today = dayOf(localSeconds(now, timeZone))
  const ranges = hours.days.find(({ day }) => day === today)?.ranges
  if (!ranges || ranges.length === 0) return undefined
  if (isWholeDay(ranges)) return t('short.open24h')
  return ranges.map(({ start, end }) => rangeText(start, end, locale)).join(', ')
}
