import type { TranslateIn } from '../i18n/messages.ts'
import type { OpeningRow } from './opening-hours.ts'

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
