import { hashOf, isToken, newToken } from '../secrets/token.ts'

export const CODE_LIFETIME_MS = 10 * 60_000
const MOST_ATTEMPTS = 5
const CODES = 1_000_000

/** Six digits for an e-mail address, only of use with the token, which the asking browser keeps. */
export async function makeLoginCode(db: D1Database, email: string, now: number): Promise<{ token: string; code: string }> {
  const token = newToken()
  const code = randomCode()
  await db.batch([
    db.prepare('DELETE FROM login_codes WHERE expires <= ?1').bind(now),
    db
      .prepare('INSERT INTO login_codes (token_hash, email, code_hash, expires) VALUES (?1, ?2, ?3, ?4)')
      .bind(await hashOf(token), email, await hashOf(token + code), now + CODE_LIFETIME_MS),
  ])
  return { token, code }
}

/** The e-mail address a code was asked for, while it is valid. */
export async function findLoginCode(db: D1Database, token: string | undefined, now: number): Promise<string | undefined> {
  if (!isToken(token)) return undefined
  const row = await db
    .prepare('SELECT email FROM login_codes WHERE token_hash = ?1 AND expires > ?2')
    .bind(await hashOf(token), now)
    .first<{ email: string }>()
  return row?.email
}

/** Whether it was the right code. It then is used up; after five wrong ones too. */
export async function redeemLoginCode(db: D1Database, token: string, code: string, now: number): Promise<boolean> {
  const tokenHash = await hashOf(token)
  await db.prepare('UPDATE login_codes SET attempts = attempts + 1 WHERE token_hash = ?1').bind(tokenHash).run()
  const used = await db
    .prepare('DELETE FROM login_codes WHERE token_hash = ?1 AND code_hash = ?2 AND attempts <= ?3 AND expires > ?4 RETURNING token_hash')
    .bind(tokenHash, await hashOf(token + code), MOST_ATTEMPTS, now)
    .first()
  return used !== null
}

/** Every code as likely as every other: what would favour the small ones is drawn again. */
function randomCode(): string {
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % CODES)
  const [number = fair] = crypto.getRandomValues(new Uint32Array(1))
  return number < fair ? String(number % CODES).padStart(6, '0') : randomCode()
}
