import type { Context } from 'hono'
import { formRequestSchema } from '#shared/contract/requests.ts'
import { checkForm } from '#shared/forms/check-form.ts'
import { cleanValues } from '#shared/forms/form-values.ts'
import { loadMessages } from '#shared/messages/messages.ts'
import { errorResponse } from '../responses.ts'
import type { BackendEnv } from '../env.ts'
import { formMails } from '../mails/form-mails.ts'
import { findForm, saveSubmission } from '../queries/forms.ts'
import { readBody } from '../read-request.ts'

/** Stores the values once they pass the form's rules. Personal data: into the database, never into a log. */
export async function submitForm(c: Context<BackendEnv>): Promise<Response> {
  const submission = await readBody(c, formRequestSchema)
  if (submission instanceof Response) return submission
  const locale = c.get('locale')
  const form = await findForm(c.env.DB, locale, submission.formId)
  if (!form) return errorResponse(c, 404, 'UNKNOWN_FORM', 'No form of this locale has this id.')
  const errors = checkForm(form.fields, submission.values)
  if (errors) return c.json({ error: { code: 'INVALID_FORM', message: 'Some fields break their rules.' }, errors }, 422)

  const id = crypto.randomUUID()
  const values = cleanValues(form.fields, submission.values)
  const { forms } = await loadMessages('forms', locale)
  const mails = formMails({ id, form, values, thanks: forms.submitted })
  await saveSubmission(c.env.DB, { id, locale, formId: form.id, page: submission.page, values }, mails)
  return c.json({ id })
}
