import { hashOf, isToken, newToken } from '../secrets/tokens.ts'

const DAY_MS = 86_400_000
/** expires after this time without use */
const IDLE_MS = 7 * DAY_MS
/** expires after this time in any case; also the cookie's age */
export const MAX_SESSION_MS = 30 * DAY_MS
/** the expiry is updated at most this often, because a page sends several requests */
const SLIDE_MS = 3_600_000

/** Creates a session with a new token and deletes expired sessions. */
export async function startSession(
  db: D1Database,
  customerId: string,
  now: number,
): Promise<string> {
  const token = newToken()
  await db.batch([
    db.prepare('DELETE FROM sessions WHERE expires <= ?1').bind(now),
    db
      .prepare(
        'INSERT INTO sessions (token_hash, customer_id, expires, ends) VALUES (?1, ?2, ?3, ?4)',
      )
      .bind(await hashOf(token), customerId, now + IDLE_MS, now + MAX_SESSION_MS),
  ])
  return token
}

export async function findSession(
  db: D1Database,
  token: string | undefined,
  now: number,
): Promise<string | undefined> {
  if (!isToken(token)) return undefined
  const tokenHash = await hashOf(token)
  const session = await db
    .prepare(
      'SELECT customer_id, expires, ends FROM sessions WHERE token_hash = ?1 AND expires > ?2',
    )
    .bind(tokenHash, now)
    .first<{ customer_id: string; expires: number; ends: number }>()
  if (session === null) return undefined
  const next = Math.min(now + IDLE_MS, session.ends)
  if (next - session.expires > SLIDE_MS) {
    await db
      .prepare('UPDATE sessions SET expires = ?2 WHERE token_hash = ?1')
      .bind(tokenHash, next)
      .run()
  }
  return session.customer_id
}

export async function endSession(db: D1Database, token: string | undefined): Promise<void> {
  if (!isToken(token)) return
  await db
    .prepare('DELETE FROM sessions WHERE token_hash = ?1')
    .bind(await hashOf(token))
    .run()
}

/** Ends all sessions of a customer who has set a new password. */
export async function endSessionsOf(db: D1Database, customerId: string): Promise<void> {
  await db.prepare('DELETE FROM sessions WHERE customer_id = ?1').bind(customerId).run()
}
