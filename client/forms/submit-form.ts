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

/** Sends a form (§7). Resolves to what the edge or the backend refuses, to undefined when it is taken; rejects when neither can be had. */
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
  // always read: a body that is not keeps the request open in the browser
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return undefined
  const errors = response.status === 422 ? readFormErrors(answer, fields) : undefined
  if (!errors) throw new Error(`the form endpoint answered ${response.status}`)
  return errors
}
