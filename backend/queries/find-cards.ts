export interface CustomerCard {
  id: string
  name: string
  maskedNumber: string
  /** yyyy-MM-dd, the last day */
  validUntil: string
}

/** The newest last day first. */
export async function findCards(db: D1Database, customerId: string): Promise<CustomerCard[]> {
  const { results } = await db
    .prepare(
      `SELECT id, name, '•••• ' || last_digits AS maskedNumber, valid_until AS validUntil
       FROM customer_cards WHERE customer_id = ?1 ORDER BY valid_until DESC, id`,
    )
    .bind(customerId)
    .all<CustomerCard & Record<string, unknown>>()
  return results
}
