import type { StationMessageKey } from '#shared/messages/messages.ts'
import type { OpeningRow } from './opening-hours.ts'

type HoursKey = Extract<StationMessageKey, 'hours.open24h' | 'labels.closed'>

/** A day's hours (§2.4) as text, of openingRows or todaysHours. */
export function hoursText({ kind, text = '' }: { kind: OpeningRow['kind']; text?: string }, t: (key: HoursKey) => string): string {
  if (kind === 'open24h') return t('hours.open24h')
  if (kind === 'closed') return t('labels.closed')
  return kind === 'none' ? '–' : text
}
