import { hashOf, isToken, newToken, randomText } from '../secrets/tokens.ts'

export const CODE_LIFETIME_MS = 10 * 60_000
const MAX_ATTEMPTS = 5

interface NewCode {
  email: string
  digits: 6 | 12
  now: number
}

/** A code for an e-mail address, valid only with the token in the requesting browser's cookie. */
export async function makeLoginCode(db: D1Database, { email, digits, now }: NewCode): Promise<{ token: string; code: string }> {
  const token = newToken()
  const code = randomText('0123456789', digits)
  await db.batch([
    db.prepare('DELETE FROM login_codes WHERE expires <= ?1').bind(now),
    db
      .prepare('INSERT INTO login_codes (token_hash, email, code_hash, expires) VALUES (?1, ?2, ?3, ?4)')
      .bind(await hashOf(token), email, await hashOf(token + code), now + CODE_LIFETIME_MS),
  ])
  return { token, code }
}

/** The e-mail address of a code, while it is valid and has tries left. */
export async function findLoginCode(db: D1Database, token: string | undefined, now: number): Promise<string | undefined> {
  if (!isToken(token)) return undefined
  const row = await db
    .prepare('SELECT email FROM login_codes WHERE token_hash = ?1 AND expires > ?2 AND attempts < ?3')
    .bind(await hashOf(token), now, MAX_ATTEMPTS)
    .first<{ email: string }>()
  return row?.email
}

/** A right code is used up by the entry, and so is one that was entered wrongly five times. */
export async function redeemLoginCode(db: D1Database, token: string, code: string, now: number): Promise<'right' | 'wrong' | 'used-up'> {
  const tokenHash = await hashOf(token)
  const tried = await db
    .prepare('UPDATE login_codes SET attempts = attempts + 1 WHERE token_hash = ?1 RETURNING attempts')
    .bind(tokenHash)
    .first<{ attempts: number }>()
  const used = await db
    .prepare('DELETE FROM login_codes WHERE token_hash = ?1 AND code_hash = ?2 AND attempts <= ?3 AND expires > ?4 RETURNING token_hash')
    .bind(tokenHash, await hashOf(token + code), MAX_ATTEMPTS, now)
    .first()
  if (used !== null) return 'right'
  return tried === null || tried.attempts >= MAX_ATTEMPTS ? 'used-up' : 'wrong'
}
