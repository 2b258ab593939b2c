import type { LocaleCode } from '#shared/locale/locales.ts'
import type { StationMessageKey } from '#shared/messages/messages.ts'
import { type OpenStatusByDay, openStatusByDay } from '#shared/stations/open-status.ts'
import type { TranslateIn } from '../i18n/messages.ts'
import { type OpeningRow, todaysHours } from './opening-hours.ts'

type StatusKey = Extract<StationMessageKey, `status.${string}`>

/** Between hours and minutes in a sentence. Lists of opening hours always have a colon (§2.4). */
const TIME_SEPARATORS: Record<LocaleCode, '.' | ':'> = { 'fi-FI': '.', 'en-EU': ':', 'sv-SE': ':', 'no-NO': ':' }

export interface KnownStatus extends OpenStatusByDay {
  aroundTheClock: boolean
}

/** Undefined if it is unknown whether the station is open, because the entry for today is missing or malformed. */
export function knownStatus(hours: unknown, now: Date, timeZone: string): KnownStatus | undefined {
  const status = openStatusByDay(hours, now, timeZone)
  const today = todaysHours(hours, now, timeZone).kind
  return status.open || today !== 'none' ? { ...status, aroundTheClock: today === 'open24h' } : undefined
}

/** "Open now, closes 22:00", as the arguments of the translate function. */
export function statusMessage(status: KnownStatus, locale: LocaleCode): [key: StatusKey, values: Record<string, string>] {
  const time = status.time?.replace(':', TIME_SEPARATORS[locale])
  return [statusKey(status), time === undefined ? {} : { time }]
}

function statusKey({ open, time, day, aroundTheClock }: KnownStatus): StatusKey {
  if (aroundTheClock) return 'status.openAroundTheClock'
  if (time === undefined || day === undefined) return open ? 'status.openNow' : 'status.closed'
  // the closing time needs no day: it is at most one day away
  if (open) return 'status.openUntil'
  if (day === 'today') return 'status.opensToday'
  return day === 'tomorrow' ? 'status.opensTomorrow' : `status.opensOn.${day}`
}

type Hours = Pick<OpeningRow, 'kind' | 'closed'> & { text?: string }

/** A day's hours (§2.4) as text, from openingRows or todaysHours: '00:00 - 01:00, 05:00 - 24:00 (closed 01–05)'. */
export function hoursText(hours: Hours, t: TranslateIn<'stations'>): string {
  return hoursParts(hours, t).join(' ')
}

/** The parts of hoursText. A line may break between them. */
export function hoursParts({ kind, text = '', closed }: Hours, t: TranslateIn<'stations'>): string[] {
  if (kind === 'open24h') return [t('hours.open24h')]
  if (kind === 'closed') return [t('labels.closed')]
  if (kind === 'none') return ['–']
  return [...text.split(/(?<=,) /), ...(closed ? [`(${t('hours.closedBetween', { times: closed })})`] : [])]
}
