import type { LocaleCode } from '#shared/locale/locales.ts'
import type { TranslateIn } from '../../i18n/messages.ts'
import { clockText } from './clock-text.ts'
import type { OpeningRow, TodaysHours } from './opening-hours.ts'

/** Today's hours (§2.4), the same in every language: '06:00 - 10:00, 14:30 - 22:00', a text, or the dash. */
export function todaysText(hours: TodaysHours | OpeningRow, t: TranslateIn<'stations'>): string {
  if (hours.kind === 'open24h') return t('hours.open24h')
  if (hours.kind === 'closed') return t('labels.closed')
  return hours.kind === 'ranges' ? hours.text : t('hours.none')
}

/** The hours of a row in parts, between which a line may break: '00:00–01:00,', '05:00–24:00', '(closed 01:00–05:00)'. */
export function hoursParts(row: OpeningRow, t: TranslateIn<'stations'>, locale: LocaleCode): string[] {
  const { kind, label, text, closed } = row
  if (kind !== 'ranges') return [todaysText(row, t)]
  if (label === 'today') return partsOf(text)
  const short = (times: string) => times.replaceAll(' - ', '–').replaceAll(/\d\d(:\d\d)?/g, (time) => clockText(time, locale))
  return [...partsOf(short(text)), ...(closed ? [`(${t('hours.closedBetween', { times: short(closed) })})`] : [])]
}

function partsOf(ranges: string): string[] {
  return ranges.split(/(?<=,) /)
}
