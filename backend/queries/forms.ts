import type { FormValues } from '#shared/forms/form-values.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { type FormDefinition, readForm } from '#shared/contract/form.ts'
import type { FormMail } from '../mails/form-mails.ts'

interface Submission {
  id: string
  locale: LocaleCode
  formId: string
  page: string
  values: FormValues
}

/** The submission and its mails, or neither. */
export async function saveSubmission(db: D1Database, { id, locale, formId, page, values }: Submission, mails: FormMail[]): Promise<void> {
  const now = new Date().toISOString()
  await db.batch([
    db
      .prepare('INSERT INTO form_submissions (id, locale, form_id, page, fields, created) VALUES (?1, ?2, ?3, ?4, ?5, ?6)')
      .bind(id, locale, formId, page, JSON.stringify(values), now),
    ...mails.map(({ recipient, subject, body }) =>
      db
        .prepare('INSERT INTO mails (id, recipient, subject, body, sent) VALUES (?1, ?2, ?3, ?4, ?5)')
        .bind(crypto.randomUUID(), recipient, subject, body, now),
    ),
  ])
}

export async function findForm(db: D1Database, locale: LocaleCode, id: string): Promise<FormDefinition | undefined> {
  const row = await db.prepare('SELECT body FROM forms WHERE locale = ?1 AND id = ?2').bind(locale, id).first<{ body: string }>()
  return row ? readForm(JSON.parse(row.body)) : undefined
}
