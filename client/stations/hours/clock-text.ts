import type { LocaleCode } from '#shared/locale/locales.ts'
import type { OpenChange } from '#shared/stations/open-status.ts'
import { dayOf, localSeconds } from '#shared/stations/local-moment.ts'
import { isWholeDay, type OpeningHours } from '#shared/stations/read-opening-hours.ts'
import type { TranslateIn } from '../../i18n/messages.ts'

const TIME_SEPARATORS: Record<LocaleCode, '.' | ':'> = { 'fi-FI': '.', 'en-EU': ':', 'sv-SE': ':', 'no-NO': ':' }

/** '06:00' → '6.00' in Finnish */
export function clockText(time: string, locale: LocaleCode): string {
  return locale === 'fi-FI' ? time.replace(/^0/, '').replace(':', TIME_SEPARATORS[locale]) : time
}

/** 'tomorrow 07:00', 'Mon 07:00'; a time of today without the day */
export function changeText({ time, day }: OpenChange, locale: LocaleCode, t: TranslateIn<'stations'>): string {
  const text = clockText(time, locale)
  if (day === 'today') return t('partHours.today', { time: text })
  if (day === 'tomorrow') return t('partHours.tomorrow', { time: text })
  return t('partHours.weekday', { day: t(`weekdaysShort.${day}`), time: text })
}

/** The hours of today as short as possible: '24 h', '06–22', '06:30–22, 23–24'. undefined when closed or unknown. */
export function shortHours(hours: OpeningHours, now: Date, timeZone: string, locale: LocaleCode): string | undefined {
  if (hours.aroundTheClock) return '24 h'
  const today = dayOf(localSeconds(now, timeZone))
  const ranges = hours.days.find(({ day }) => day === today)?.ranges
  if (!ranges || ranges.length === 0) return undefined
  if (isWholeDay(ranges)) return '24 h'
  const short = (time: string) => clockText(time, locale).replace(/[.:]00$/, '')
  return ranges.map(({ start, end }) => `${short(start)}–${short(end)}`).join(', ')
}
