interface Draft {
  recipient: string
  subject: string
  /** plain text */
  body: string
}

/** To a customer; to anybody else the same statement does nothing, in the same time. */
export async function mailCustomer(db: D1Database, { recipient, subject, body }: Draft): Promise<void> {
  await db
    .prepare(
      `INSERT INTO mails (id, recipient, subject, body, sent)
       SELECT ?1, email, ?3, ?4, ?5 FROM customers WHERE email = ?2`,
    )
    .bind(crypto.randomUUID(), recipient, subject, body, new Date().toISOString())
    .run()
}
