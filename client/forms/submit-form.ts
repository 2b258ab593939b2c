import type { FormField } from '#shared/contract/form.ts'
import { proxyAddress } from '#shared/contract/endpoints.ts'
import { type FormErrors, readFormErrors } from '#shared/forms/check-form.ts'
import type { FormValues } from '#shared/forms/form-values.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'

interface Submission {
  formId: string
  /** the page's path */
  page: string
  values: FormValues
}

/** Sends a form (§7). Resolves to the errors of the edge or the backend, to undefined when it is accepted; rejects when neither responds. */
export async function submitForm(
  submission: Submission,
  fields: readonly FormField[],
  locale: LocaleCode,
): Promise<FormErrors | undefined> {
  const response = await fetch(proxyAddress('submitForm'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-st1-locale': locale },
    body: JSON.stringify(submission),
  })
  // always read: an unread body keeps the request open
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return undefined
  const errors = response.status === 422 ? readFormErrors(body, fields) : undefined
  if (!errors) throw new Error(`the form endpoint responded with ${response.status}`)
  return errors
}
