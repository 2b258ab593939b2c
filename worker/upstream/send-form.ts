import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import type { FormDefinition } from '#shared/contract/form.ts'
import { type FormErrors, readFormErrors } from '#shared/forms/check-form.ts'
import { cleanValues, type FormValues } from '#shared/forms/form-values.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { log } from '../log.ts'
import { parseJson } from '../parse-json.ts'
import { fetchUpstream } from './fetch-upstream.ts'

interface FormSubmission {
  form: FormDefinition
  /** the page's path */
  page: string
  values: FormValues
  locale: LocaleCode
}

export type FormOutcome = { kind: 'sent' } | { kind: 'refused'; errors: FormErrors } | { kind: 'failed' }

/** A form that a browser without a script sent, to the backend (§7). */
export async function sendForm(backendUrl: string, { form, page, values, locale }: FormSubmission): Promise<FormOutcome> {
  const { method, path, timeLimitMs, answerLimitBytes } = ENDPOINTS.submitForm
  const answer = await fetchUpstream({
    url: backendUrl + path,
    locale,
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formId: form.id, page, values: cleanValues(form.fields, values) }),
    timeLimitMs,
    answerLimitBytes,
  })
  if (answer.kind === 'answer' && answer.status >= 200 && answer.status <= 299) return { kind: 'sent' }
  const errors = answer.kind === 'answer' && answer.status === 422 ? readFormErrors(parseJson(answer.body), form.fields) : undefined
  if (errors) return { kind: 'refused', errors }
  log('warn', 'upstream', { endpoint: 'submitForm', locale, reason: answer.kind === 'failed' ? answer.reason : answer.status })
  return { kind: 'failed' }
}
