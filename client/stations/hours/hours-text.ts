import type { LocaleCode } from '#shared/locale/locales.ts'
import type { TranslateIn } from '../../i18n/loaded-messages.ts'
import { clockText } from './clock-text.ts'
import type { OpeningRow, TodaysHours } from './opening-hours.ts'

/**
 * Today's hours (§2.4), the same in every language: '06:00 - 10:00, 14:30 - 22:00', a text, or the
 * dash.
 */
export function todaysText(hours: TodaysHours, t: TranslateIn<'stations'>): string {
  if (hours.kind === 'open24h') return t('short.open24h')
  if (hours.kind === 'closed') return t('labels.closed')
  return hours.kind === 'ranges' ? hours.text : t('hours.none')
}

/** The hours of a row of the week, short: ['6–10', '14.30–22'], ['24 h'], ['Closed'], or the dash. */
export function shortRanges(
  { kind, text }: Pick<OpeningRow, 'kind' | 'text'>,
  t: TranslateIn<'stations'>,
  locale: LocaleCode,
): string[] {
  if (kind === 'open24h') return [t('short.open24h')]
  if (kind === 'closed') return [t('labels.closed')]
  if (kind === 'none') return [t('hours.none')]
  return text
    .split(', ')
    .map((range) =>
      range.replace(' - ', '–').replaceAll(/\d\d:\d\d/g, (time) => clockText(time, locale)),
    )
}
