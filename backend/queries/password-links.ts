import { hashOf, isToken, newToken } from '../secrets/tokens.ts'

/** also in the messages */
const LIFETIME_MS = 3_600_000

/** The token of a new link, and the statements that store it and delete expired ones. */
export async function newPasswordLink(
  db: D1Database,
  email: string,
  now: number,
): Promise<{ token: string; store: D1PreparedStatement[] }> {
  const token = newToken()
  const store = [
    db.prepare('DELETE FROM password_links WHERE expires <= ?1').bind(now),
    db
      .prepare('INSERT INTO password_links (token_hash, email, expires) VALUES (?1, ?2, ?3)')
      .bind(await hashOf(token), email, now + LIFETIME_MS),
  ]
  return { token, store }
}

/**
 * The e-mail address of a link that works. Programs that scan mails open links, so opening one does
 * not use it up.
 */
export async function findPasswordLink(
  db: D1Database,
  token: string,
  now: number,
): Promise<string | undefined> {
  if (!isToken(token)) return undefined
  const link = await db
    .prepare('SELECT email FROM password_links WHERE token_hash = ?1 AND expires > ?2')
    .bind(await hashOf(token), now)
    .first<{ email: string }>()
  return link?.email
}

/**
 * Deletes all links of its address, so each works once. undefined if the link no longer works, also
 * when another request has just used it.
 */
export async function consumePasswordLink(
  db: D1Database,
  token: string,
  now: number,
): Promise<string | undefined> {
  if (!isToken(token)) return undefined
  const used = await db
    .prepare('DELETE FROM password_links WHERE token_hash = ?1 AND expires > ?2 RETURNING email')
    .bind(await hashOf(token), now)
    .first<{ email: string }>()
  if (used) await db.prepare('DELETE FROM password_links WHERE email = ?1').bind(used.email).run()
  return used?.email
}
