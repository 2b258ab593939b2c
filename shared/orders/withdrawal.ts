import { dateOfDay, dayNumber } from '../contract/dates.ts'
import type { LocaleCode } from '../locale/locales.ts'

/** The page of the withdrawal function, without locale prefix. Not in the table of locales: only purchases lead there, every page loads that. */
export const WITHDRAWAL_PATHS: Record<LocaleCode, string> = {
  'fi-FI': '/peru-sopimus',
  'en-EU': '/withdraw-from-contract',
  'sv-SE': '/angra-avtalet',
  'no-NO': '/angre-avtalen',
}

/** days after the purchase (Directive 2011/83/EU, Article 9) */
const WITHDRAWAL_DAYS = 14

/** The last day on which a consumer may withdraw from a purchase, yyyy-MM-dd by the shop's clock. `bought`: ISO 8601. */
export function lastWithdrawalDay(bought: string, timeZone: string): string {
  return dateOfDay((dayNumber(localDate(new Date(bought), timeZone)) ?? 0) + WITHDRAWAL_DAYS)
}

export function mayWithdraw(bought: string, now: Date, timeZone: string): boolean {
  return localDate(now, timeZone) <= lastWithdrawalDay(bought, timeZone)
}

/** Swedes write a date as yyyy-MM-dd. */
function localDate(moment: Date, timeZone: string): string {
  return moment.toLocaleDateString('sv-SE', { timeZone })
}
