import type { LocaleCode } from '#shared/locale/locales.ts'
import type { TranslateIn } from '../i18n/messages.ts'
import { clockText } from './hours/clock-text.ts'
import type { OpeningRow } from './opening-hours.ts'

type Hours = Pick<OpeningRow, 'kind' | 'closed'> & { text?: string }

/** A day's hours (§2.4) as text, from openingRows or todaysHours: '00:00–01:00, 05:00–24:00 (closed 01:00–05:00)'. */
export function hoursText(hours: Hours, t: TranslateIn<'stations'>, locale: LocaleCode): string {
  return hoursParts(hours, t, locale).join(' ')
}

/** The parts of hoursText. A line may break between them. */
export function hoursParts({ kind, text = '', closed }: Hours, t: TranslateIn<'stations'>, locale: LocaleCode): string[] {
  if (kind === 'open24h') return [t('hours.open24h')]
  if (kind === 'closed') return [t('labels.closed')]
  if (kind === 'none') return ['–']
  const short = (times: string) => times.replaceAll(' - ', '–').replaceAll(/\d\d(:\d\d)?/g, (time) => clockText(time, locale))
  return [...short(text).split(/(?<=,) /), ...(closed ? [`(${t('hours.closedBetween', { times: short(closed) })})`] : [])]
}
