import { hashOf } from '../secrets/tokens.ts'

/** A device (its token) or a network that a customer logs in from. */
export type VisitorTrait = `device ${string}` | `network ${string}`

/** also the age of the device's cookie */
export const KNOWN_MS = 90 * 86_400_000

/** Whether the customer has logged in with one of the traits before. */
export async function isKnownVisitor(
  db: D1Database,
  customerId: string,
  traits: readonly VisitorTrait[],
  now: number,
): Promise<boolean> {
  const known = await db
    .prepare(
      'SELECT 1 FROM known_visitors WHERE visitor_hash IN (SELECT value FROM json_each(?1)) AND expires > ?2',
    )
    .bind(JSON.stringify(await hashesOf(customerId, traits)), now)
    .first()
  return known !== null
}

/** Stores the traits of a login and deletes expired ones. */
export async function rememberVisitor(
  db: D1Database,
  customerId: string,
  traits: readonly VisitorTrait[],
  now: number,
): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM known_visitors WHERE expires <= ?1').bind(now),
    db
      .prepare(
        'INSERT OR REPLACE INTO known_visitors (visitor_hash, expires) SELECT value, ?2 FROM json_each(?1)',
      )
      .bind(JSON.stringify(await hashesOf(customerId, traits)), now + KNOWN_MS),
  ])
}

function hashesOf(customerId: string, traits: readonly VisitorTrait[]): Promise<string[]> {
  return Promise.all(traits.map((trait) => hashOf(`${customerId} ${trait}`)))
}
