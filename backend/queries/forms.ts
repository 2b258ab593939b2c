import { type FormDefinition, readForm } from '#shared/contract/form.ts'
import type { FormValues } from '#shared/forms/form-values.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { FormMails } from '../mails/form-mails.ts'
import { normalEmail, readOrderNumber } from '../orders/order.ts'
import { addMail } from './mails.ts'

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

interface StoredSubmission {
  /** when it was first received */
  received: string
  /** whether the copy was mailed; absent for a form without a copy */
  mailed?: boolean
}

/**
 * Stores a submission with its mails in one transaction. The same id is stored only once. undefined
 * when the id belongs to another submission.
 *
 * @param more statements for the same transaction
 */
export async function saveSubmission(
  db: D1Database,
  { id, locale, formId, page, values, suspicious, now }: Submission,
  { toService, copy }: FormMails,
  more: D1PreparedStatement[],
): Promise<StoredSubmission | undefined> {
  const received = now.toISOString()
  const mails = copy ? [toService, copy] : [toService]
  const fields = JSON.stringify(values)
  await db.batch([
    db
      .prepare(
        'INSERT OR IGNORE INTO form_submissions (id, locale, form_id, page, fields, suspicious, created) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)',
      )
      .bind(id, locale, formId, page, fields, suspicious ? 1 : 0, received),
    ...mails.map((mail, index) =>
      addMail(db, { ...mail, id: mailId(id, index) }, now, {
        condition:
          'EXISTS (SELECT 1 FROM form_submissions WHERE id = ?9 AND form_id = ?10 AND fields = ?11)',
        values: [id, formId, fields],
      }),
    ),
    ...more,
  ])
  const stored = await db
    .prepare(
      `SELECT created, form_id, fields, EXISTS (SELECT 1 FROM mails WHERE id = ?2) AS mailed
       FROM form_submissions WHERE id = ?1`,
    )
    .bind(id, mailId(id, 1))
    .first<{ created: string; form_id: string; fields: string; mailed: number }>()
  if (stored?.form_id !== formId || stored.fields !== fields) return undefined
  return { received: stored.created, ...(copy && { mailed: stored.mailed === 1 }) }
}

/** The mail to customer service is 0, the copy is 1. */
function mailId(submissionId: string, index: number): string {
  return `${submissionId} ${index}`
}

/**
 * Stores a withdrawal and links it to the paid or pending order with the given number, if one
 * exists. The response does not reveal whether. The order is shown as withdrawn only if it has this
 * e-mail address, so that a visitor cannot make another visitor's codes look invalid.
 */
export function withdrawalStatement(
  db: D1Database,
  { id, values, now }: Pick<Submission, 'id' | 'values' | 'now'>,
): D1PreparedStatement {
  // more text may name some codes of the order: customer service reads it
  const order = readOrderNumber(String(values['order']))
  return db
    .prepare(
      `INSERT OR IGNORE INTO withdrawals (submission_id, order_id, received, ends_order)
       SELECT ?1, known.id, ?3, COALESCE(?4 AND known.email = ?5, 0)
       FROM (SELECT 1) LEFT JOIN orders AS known ON known.id = ?2 AND known.status IN ('paid', 'pending')`,
    )
    .bind(
      id,
      order.id,
      now.toISOString(),
      order.isAlone ? 1 : 0,
      normalEmail(String(values['email'])),
    )
}

export async function findForm(
  db: D1Database,
  locale: LocaleCode,
  id: string,
): Promise<FormDefinition | undefined> {
  const row = await db
    .prepare('SELECT body FROM forms WHERE locale = ?1 AND id = ?2')
    .bind(locale, id)
    .first<{ body: string }>()
  return row ? readForm(JSON.parse(row.body)) : undefined
}
