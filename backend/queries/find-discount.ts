/** Percent, undefined for a code nobody gave out. Codes are written in any case. */
export async function findDiscount(db: D1Database, code: string): Promise<number | undefined> {
  const row = await db
    .prepare('SELECT percent FROM discount_codes WHERE code = ?1')
    .bind(code.trim().toUpperCase())
    .first<{ percent: number }>()
  return row?.percent
}
