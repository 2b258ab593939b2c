export interface Mail {
  id: string
  recipient: string
  subject: string
  body: string
  sent: string
}

const MOST = 100

/** The newest first. */
export async function listMails(db: D1Database): Promise<Mail[]> {
  const { results } = await db
    .prepare('SELECT id, recipient, subject, body, sent FROM mails ORDER BY sent DESC LIMIT ?1')
    .bind(MOST)
    .all<Mail & Record<string, unknown>>()
  return results
}
