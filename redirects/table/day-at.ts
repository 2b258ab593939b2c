import { type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'

/** The day, yyyy-MM-dd, in the main time zone of a locale. `now` is in milliseconds since 1970. */
export function dayAt(now: number, locale: LocaleCode): string {
  // Swedish dates have the ISO 8601 format
  return new Intl.DateTimeFormat('sv-SE', { timeZone: LOCALES[locale].timeZones[0], dateStyle: 'short' }).format(now)
}

/** A rule outside its days does not exist. */
export function isInForce({ from, until }: Pick<RedirectRule, 'from' | 'until'>, day: string): boolean {
  return (from === undefined || from <= day) && (until === undefined || day <= until)
}
