import type { PaymentMethod } from '#shared/contract/order.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'

/** What visitors of the locale can pay with, in the order they are offered. */
export async function findPaymentMethods(db: D1Database, locale: LocaleCode): Promise<PaymentMethod[]> {
  const { results } = await db
    .prepare('SELECT type, id, name FROM payment_methods WHERE locale = ?1 ORDER BY position')
    .bind(locale)
    .all<PaymentMethod & Record<string, unknown>>()
  return results
}
