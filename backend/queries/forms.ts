import type { FormValues } from '#shared/forms/form-values.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { type FormDefinition, readForm } from '#shared/contract/form.ts'
import type { FormMail } from '../mails/form-mails.ts'

interface Submission {
  /** the idempotency key, where there is one */
  id: string
  locale: LocaleCode
  formId: string
  page: string
  values: FormValues
  now: Date
}

/**
 * The submission and its mails, or neither; sent again under the same id, nothing. Returns when it was received first.
 * `more`: statements of the same transaction.
 */
export async function saveSubmission(
  db: D1Database,
  { id, locale, formId, page, values, now }: Submission,
  mails: FormMail[],
  more: D1PreparedStatement[],
): Promise<string> {
  const received = now.toISOString()
  await db.batch([
    db
      .prepare('INSERT OR IGNORE INTO form_submissions (id, locale, form_id, page, fields, created) VALUES (?1, ?2, ?3, ?4, ?5, ?6)')
      .bind(id, locale, formId, page, JSON.stringify(values), received),
    ...mails.map(({ recipient, subject, body }, index) =>
      db
        .prepare('INSERT OR IGNORE INTO mails (id, recipient, subject, body, sent) VALUES (?1, ?2, ?3, ?4, ?5)')
        .bind(`${id} ${index}`, recipient, subject, body, received),
    ),
    ...more,
  ])
  const first = await db.prepare('SELECT created FROM form_submissions WHERE id = ?1').bind(id).first<string>('created')
  return first ?? received
}

const ORDER_ID = /([0-9A-Z]{4})[\s-]?([0-9A-Z]{4})[\s-]?([0-9A-Z]{4})/

/** A withdrawal, with the paid order that has the number which was written, if there is one: the answer is the same. */
export function withdrawalStatement(db: D1Database, { id, values, now }: Pick<Submission, 'id' | 'values' | 'now'>): D1PreparedStatement {
  const [, ...parts] = ORDER_ID.exec(String(values['order']).toUpperCase()) ?? []
  return db
    .prepare(
      `INSERT OR IGNORE INTO withdrawals (submission_id, order_id, received)
       VALUES (?1, (SELECT id FROM orders WHERE id = ?2 AND status IN ('paid', 'pending')), ?3)`,
    )
    .bind(id, parts.join('-'), now.toISOString())
}

export async function findForm(db: D1Database, locale: LocaleCode, id: string): Promise<FormDefinition | undefined> {
  const row = await db.prepare('SELECT body FROM forms WHERE locale = ?1 AND id = ?2').bind(locale, id).first<{ body: string }>()
  return row ? readForm(JSON.parse(row.body)) : undefined
}
