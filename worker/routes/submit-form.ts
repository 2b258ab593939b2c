import type { Context } from 'hono'
import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import { readRecord, readText } from '#shared/contract/read-values.ts'
import { checkForm } from '#shared/forms/check-form.ts'
import { cleanValues, ownText, TRAP_NAME } from '#shared/forms/form-values.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'
import { FIND_CODES_FORM } from '#shared/orders/find-codes.ts'
import type { AppEnv } from '../app-env.ts'
import { loadContext } from '../load-context.ts'
import { loadContent } from '../loaders/load-content.ts'
import { findForm } from '../page-blocks.ts'
import { forwardCall, refusal } from './forward-call.ts'
import { switchedOff } from './switched-off.ts'
import { refuseOverLimit } from './visitor-limit.ts'

/**
 * Checks a form and sends it to the backend (§7), with or without JavaScript. The rules come from
 * the page of the form. If the page cannot be loaded, only the backend checks them.
 */
export async function submitForm(
  c: Context<AppEnv>,
  locale: LocaleCode,
  sent: unknown,
  headers?: Record<string, string>,
): Promise<Response> {
  const submission = readRecord(sent)
  const values = readRecord(submission?.['values']) ?? {}
  const off = switchedOff(c, 'submitForm', locale)
  if (off) return off
  const formId = readText(submission?.['formId'])
  const limited = await refuseOverLimit(
    c,
    formId === FIND_CODES_FORM ? 'CODES_LIMIT' : 'FORM_LIMIT',
  )
  if (limited) return limited

  const page = readText(submission?.['page'])
  const loaded =
    formId && page && (await loadContent(loadContext(c, locale), parsePagePath(page).path)).value
  const form = loaded && 'content' in loaded ? findForm(loaded.content, formId) : undefined
  const errors = form && checkForm(form.fields, values)
  if (errors) return refusal(422, 'INVALID_FORM', {}, { errors })
  const checked = form ? { formId, page, values: cleanValues(form.fields, values) } : sent
  // a program filled in the trap, or a password manager did: the backend stores the form with this
  // mark
  const isSuspicious = ownText(values, TRAP_NAME) !== ''
  const body = JSON.stringify(isSuspicious ? { ...readRecord(checked), suspicious: true } : checked)
  return forwardCall(c, {
    key: 'submitForm',
    locale,
    address: ENDPOINTS.submitForm.path,
    body,
    headers,
  })
}
