import type { Context } from 'hono'
import { formSubmitRequestSchema } from '#shared/contract/schemas/form.ts'
import type { BackendEnv } from '../env.ts'
import { readBody } from '../read-body.ts'

/** Keeps what was sent. It is personal data: it goes into the database and into no log. */
export async function submitForm(c: Context<BackendEnv>): Promise<Response> {
  const submission = await readBody(c, formSubmitRequestSchema)
  if (submission instanceof Response) return submission
  const id = crypto.randomUUID()
  await c.env.DB.prepare('INSERT INTO form_submissions (id, locale, form_id, page, fields, created) VALUES (?1, ?2, ?3, ?4, ?5, ?6)')
    .bind(id, c.get('locale'), submission.formId, submission.page, JSON.stringify(submission.values), new Date().toISOString())
    .run()
  return c.json({ id })
}
