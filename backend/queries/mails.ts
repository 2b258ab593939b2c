/** An address gets only a few mails per hour, because anyone can enter someone else's address. */
export interface Mail {
  recipient: string
  subject: string
  /** plain text */
  body: string
  /**
   * what is counted: copies of forms by mailbox, answers about an order by order. Absent: not
   * limited
   */
  countedBy?: string
}

const MAX_MAILS_PER_HOUR = 5
const HOUR_MS = 3_600_000

/**
 * Stores a mail unless too many with the same `countedBy` were sent. The same id is stored only
 * once.
 *
 * @param condition SQL with the parameters ?9 and later
 */
export function addMail(
  db: D1Database,
  { id = crypto.randomUUID(), ...mail }: Mail & { id?: string },
  now: Date,
  { condition = 'TRUE', values = [] }: { condition?: string; values?: string[] } = {},
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT OR IGNORE INTO mails (id, recipient, subject, body, sent, counted_by) SELECT ?1, ?2, ?3, ?4, ?5, ?6
       WHERE (?6 IS NULL OR (SELECT COUNT(*) FROM mails WHERE counted_by = ?6 AND sent > ?7) < ?8) AND ${condition}`,
    )
    .bind(
      id,
      mail.recipient,
      mail.subject,
      mail.body,
      now.toISOString(),
      mail.countedBy ?? null,
      new Date(now.getTime() - HOUR_MS).toISOString(),
      MAX_MAILS_PER_HOUR,
      ...values,
    )
}
