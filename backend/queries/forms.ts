import type { FormValues } from '#shared/forms/form-values.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { type FormDefinition, readForm } from '#shared/contract/form.ts'
import { normalEmail, readOrderNumber } from '../orders/order.ts'
import { CUSTOMER_SERVICE, type FormMail } from '../mails/form-mails.ts'
import { hourBefore, MAX_MAILS_PER_HOUR } from './mails.ts'

interface Submission {
  /** the idempotency key, if the request has one */
  id: string
  locale: LocaleCode
  formId: string
  page: string
  values: FormValues
  suspicious: boolean
  now: Date
}

/**
 * Stores a submission with its mails in one transaction. The same id is stored only once. Returns when it was first received; undefined when
 * the id belongs to another submission.
 * @param more statements for the same transaction
 */
export async function saveSubmission(
  db: D1Database,
  { id, locale, formId, page, values, suspicious, now }: Submission,
  mails: FormMail[],
  more: D1PreparedStatement[],
): Promise<string | undefined> {
  const received = now.toISOString()
  const fields = JSON.stringify(values)
  await db.batch([
    db
      .prepare(
        'INSERT OR IGNORE INTO form_submissions (id, locale, form_id, page, fields, suspicious, created) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)',
      )
      .bind(id, locale, formId, page, fields, suspicious ? 1 : 0, received),
    ...mails.map(({ recipient, subject, body }, index) =>
      db
        .prepare(
          `INSERT OR IGNORE INTO mails (id, recipient, subject, body, sent) SELECT ?1, ?2, ?3, ?4, ?5
           WHERE EXISTS (SELECT 1 FROM form_submissions WHERE id = ?6 AND form_id = ?7 AND fields = ?8)
             AND (?2 = ?9 OR (SELECT COUNT(*) FROM mails WHERE recipient = ?2 AND sent > ?10) < ?11)`,
        )
        .bind(
          `${id} ${index}`,
          recipient,
          subject,
          body,
          received,
          id,
          formId,
          fields,
          CUSTOMER_SERVICE,
          hourBefore(now),
          MAX_MAILS_PER_HOUR,
        ),
    ),
    ...more,
  ])
  const stored = await db
    .prepare('SELECT created, form_id, fields FROM form_submissions WHERE id = ?1')
    .bind(id)
    .first<{ created: string; form_id: string; fields: string }>()
  return stored?.form_id === formId && stored.fields === fields ? stored.created : undefined
}

/**
 * Stores a withdrawal and links it to the paid or pending order with the given number, if one exists. The response does not reveal whether.
 * The order is shown as withdrawn only when the e-mail address is its own, so that nobody can make another visitor's codes look invalid.
 */
export function withdrawalStatement(db: D1Database, { id, values, now }: Pick<Submission, 'id' | 'values' | 'now'>): D1PreparedStatement {
  // more text may name some codes of the order: customer service reads it
  const order = readOrderNumber(String(values['order']))
  return db
    .prepare(
      `INSERT OR IGNORE INTO withdrawals (submission_id, order_id, received, ends_order)
       SELECT ?1, known.id, ?3, COALESCE(?4 AND known.email = ?5, 0)
       FROM (SELECT 1) LEFT JOIN orders AS known ON known.id = ?2 AND known.status IN ('paid', 'pending')`,
    )
    .bind(id, order.id, now.toISOString(), order.isAlone ? 1 : 0, normalEmail(String(values['email'])))
}

export async function findForm(db: D1Database, locale: LocaleCode, id: string): Promise<FormDefinition | undefined> {
  const row = await db.prepare('SELECT body FROM forms WHERE locale = ?1 AND id = ?2').bind(locale, id).first<{ body: string }>()
  return row ? readForm(JSON.parse(row.body)) : undefined
}
