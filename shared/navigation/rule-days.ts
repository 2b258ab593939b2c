import { type LocaleCode, LOCALES } from '../locale/locales.ts'
import { startOfDay } from '../stations/local-moment.ts'
import type { RedirectRule } from './redirect-rule.ts'

/** In milliseconds since 1970; `from` is the first one, `until` the first one that is too late. */
export interface HoldingTime {
  from?: number
  until?: number
}

/** The time of a rule's days, which are whole ones by the locale's main clock: `until 2027-01-31` holds all of the 31st. */
export function holdingTime({ from, until }: Pick<RedirectRule, 'from' | 'until'>, locale: LocaleCode): HoldingTime {
  const [timeZone] = LOCALES[locale].timeZones
  return {
    ...(from !== undefined && { from: startOfDay(from, timeZone) }),
    ...(until !== undefined && { until: startOfDay(until, timeZone, 1) }),
  }
}

export function holdsAt({ from = -Infinity, until = Infinity }: HoldingTime, now: number): boolean {
  return from <= now && now < until
}
