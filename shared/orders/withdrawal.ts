import type { LocaleCode } from '../locale/locales.ts'
import { dateOfDay, dayNumber } from '../time/dates.ts'

/**
 * Paths of the withdrawal page, without locale prefix. Not in `LOCALES`, which every page loads:
 * only purchases link there.
 */
export const WITHDRAWAL_PATHS: Record<LocaleCode, string> = {
  'fi-FI': '/peru-sopimus',
  'en-EU': '/withdraw-from-contract',
  'sv-SE': '/angra-avtalet',
  'no-NO': '/angre-avtalen',
}

/** days after the purchase (Directive 2011/83/EU, Article 9) */
const WITHDRAWAL_DAYS = 14
/** days after the withdrawal (Article 13) */
const REFUND_DAYS = 14

/** The last day to withdraw from a purchase, yyyy-MM-dd in the shop's time zone. `bought` is ISO 8601. */
export function lastWithdrawalDay(bought: string, timeZone: string): string {
  return dayAfter(bought, WITHDRAWAL_DAYS, timeZone)
}

/** The last day on which the seller may pay back, yyyy-MM-dd. `withdrawn` is ISO 8601. */
export function lastRefundDay(withdrawn: string, timeZone: string): string {
  return dayAfter(withdrawn, REFUND_DAYS, timeZone)
}

export function mayWithdraw(bought: string, now: Date, timeZone: string): boolean {
  return localDate(now, timeZone) <= lastWithdrawalDay(bought, timeZone)
}

function dayAfter(moment: string, days: number, timeZone: string): string {
  return dateOfDay((dayNumber(localDate(new Date(moment), timeZone)) ?? 0) + days)
}

/** The Swedish date format is yyyy-MM-dd. */
function localDate(moment: Date, timeZone: string): string {
  return moment.toLocaleDateString('sv-SE', { timeZone })
}
