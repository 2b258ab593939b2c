import type { Order } from '../orders/order.ts'

/** An attachment. */
export interface MailFile {
  name: string
  text: string
}

/** The terms that an order was created under, and the information about withdrawal. */
export async function findDocuments(
  db: D1Database,
  { locale, termsVersion }: Pick<Order, 'locale' | 'termsVersion'>,
): Promise<MailFile[]> {
  const { results } = await db
    .prepare(
      `SELECT file AS name, text FROM documents
       WHERE locale = ?1 AND CASE WHEN name = 'terms' AND ?2 IS NOT NULL THEN version = ?2 ELSE is_current END ORDER BY documents.name`,
    )
    .bind(locale, termsVersion)
    .all<MailFile>()
  return results
}
