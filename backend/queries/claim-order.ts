/** Making an order takes milliseconds: a claim older than this was left behind by a call that broke off. */
const CLAIM_LIFETIME_MS = 5_000

/** Whether the order of this key is ours to make; false while another call is making it. */
export async function claimOrder(db: D1Database, idempotencyKey: string, now: Date): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO order_claims (idempotency_key, claimed) VALUES (?1, ?2)
       ON CONFLICT (idempotency_key) DO UPDATE SET claimed = ?2 WHERE claimed < ?3`,
    )
    .bind(idempotencyKey, now.toISOString(), new Date(now.getTime() - CLAIM_LIFETIME_MS).toISOString())
    .run()
  return meta.changes === 1
}

export async function releaseClaim(db: D1Database, idempotencyKey: string): Promise<void> {
  await db.prepare('DELETE FROM order_claims WHERE idempotency_key = ?1').bind(idempotencyKey).run()
}
