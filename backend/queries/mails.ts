interface Mail {
  recipient: string
  subject: string
  /** plain text */
  body: string
}

/** The maximum of mails per address and hour, because anyone can enter someone else's address. */
export const MAX_MAILS_PER_HOUR = 5
const HOUR_MS = 3_600_000

export function hourBefore(now: Date): string {
  return new Date(now.getTime() - HOUR_MS).toISOString()
}

/** Stores a mail that a visitor asked for. Does nothing if the address has had too many. */
export async function saveMail(db: D1Database, { recipient, subject, body }: Mail, now: Date): Promise<void> {
  await db
    .prepare(
      `INSERT INTO mails (id, recipient, subject, body, sent) SELECT ?1, ?2, ?3, ?4, ?5
       WHERE (SELECT COUNT(*) FROM mails WHERE recipient = ?2 AND sent > ?6) < ?7`,
    )
    .bind(crypto.randomUUID(), recipient, subject, body, now.toISOString(), hourBefore(now), MAX_MAILS_PER_HOUR)
    .run()
}
