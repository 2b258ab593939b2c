/** since the last attempt that counted; as long as a lock-out lasts */
const WINDOW_MS = 15 * 60_000

export interface Attempt {
  /** with this one */
  attempts: number
  /** the limit is used up: nothing may be checked */
  isLocked: boolean
  /** this was the last one there was */
  isLast: boolean
  /** until there are attempts again, were this the last */
  waitMs: number
}

/** Counts before anything is checked, in one statement: a hundred attempts at once are a hundred attempts. */
export async function countAttempt(db: D1Database, subject: string, most: number, now: number): Promise<Attempt> {
  const row = await db
    .prepare(
      `INSERT INTO login_attempts (subject, attempts, expires) VALUES (?1, 1, ?2 + ?3)
       ON CONFLICT (subject) DO UPDATE SET
         attempts = CASE WHEN expires <= ?2 THEN 1 ELSE attempts + 1 END,
         expires = CASE WHEN expires <= ?2 OR attempts < ?4 THEN ?2 + ?3 ELSE expires END
       RETURNING attempts, expires`,
    )
    .bind(subject, now, WINDOW_MS, most)
    .first<{ attempts: number; expires: number }>()
  if (row === null) throw new Error('An attempt was not counted.')
  return { attempts: row.attempts, isLocked: row.attempts > most, isLast: row.attempts >= most, waitMs: row.expires - now }
}

/** After a success; and what no longer counts is taken away. */
export async function forgetAttempts(db: D1Database, subject: string, now: number): Promise<void> {
  await db.prepare('DELETE FROM login_attempts WHERE subject = ?1 OR expires <= ?2').bind(subject, now).run()
}
