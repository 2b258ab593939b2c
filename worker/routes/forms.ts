import type { Context } from 'hono'
import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import type { FormDefinition } from '#shared/contract/form.ts'
import { readRecord } from '#shared/contract/read-values.ts'
import { isSwitchedOff } from '#shared/controls/shown-switches.ts'
import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import {
  checkForm,
  type FormAnswer,
  formReceipt,
  readFormErrors,
  readReference,
} from '#shared/forms/check-form.ts'
import {
  cleanValues,
  entryValues,
  FORM_ID_NAME,
  type FormValues,
  KEY_NAME,
  sentQuery,
  STEP_NAME,
  FORM_STEPS,
  TRAP_NAME,
} from '#shared/forms/form-values.ts'
import type { ShownResult } from '#shared/navigation/page-result.ts'
import type { AppEnv } from '../app-env.ts'
import { loadContext } from '../load-context.ts'
import { resolvePage } from '../loaders/resolve-page.ts'
import { findForm, withFormAnswer } from '../page-blocks.ts'
import { readTextBody } from '../read-body.ts'
import { bareErrorPage } from '../render/bare-error.ts'
import { renderPage } from '../render/render-page.tsx'
import { isForeignRequest } from './foreign-request.ts'
import { submitForm } from './submit-form.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'

/**
 * A form sent without JavaScript, to the address of its page. The response is the page with errors
 * and the typed values, or a 303 to the page with the thanks, so that a reload does not send it
 * twice. A form with a confirmation is first shown again for confirmation.
 */
export async function postForm(c: Context<AppEnv>): Promise<Response> {
  if (isForeignRequest(c.req.raw)) return bareErrorPage(403)
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (!type) return methodNotAllowed()
  if (type !== FORM_TYPE) return c.text('Unsupported Media Type', 415, { 'Accept-Post': FORM_TYPE })
  const text = await readTextBody(c.req.raw, ENDPOINTS.submitForm.bodyLimitBytes)
  if (text === undefined) return bareErrorPage(413)
  const entries = new URLSearchParams(text)
  const formId = entries.get(FORM_ID_NAME)
  return formId === null ? methodNotAllowed() : answerForm(c, formId, entries)
}

async function answerForm(
  c: Context<AppEnv>,
  formId: string,
  entries: URLSearchParams,
): Promise<Response> {
  const address = c.get('address')
  // from the cache, so that typed values are not lost during an outage of the content service
  const { value: result } = await resolvePage(loadContext(c), address, '')
  if (result.kind === 'error' && result.status !== NOT_FOUND_STATUS)
    return shown(c, result, result.status)
  const form = result.kind === 'page' ? findForm(result.page.content, formId) : undefined
  if (!form || result.kind !== 'page') return methodNotAllowed()

  const values = entryValues(form.fields, entries)
  const shownBefore = form.confirm && answerToConfirm(form, values, entries.get(STEP_NAME))
  const answer = shownBefore ?? (await sendForm(c, form, { values, entries }))
  if (answer.kind === 'sent' && !answer.receipt) return sent(c, formId, answer.reference)
  return shown(
    c,
    { ...result, page: withFormAnswer(result.page, formId, answer) },
    STATUSES[answer.kind],
  )
}

const STATUSES = {
  refused: 422,
  failed: 502,
  limited: 429,
  switchedOff: 503,
  unconfirmed: 200,
  changing: 200,
  linked: 200,
  sent: 200,
} as const

/** For a form with a confirmation: the page to show until it is confirmed. */
function answerToConfirm(
  { fields }: FormDefinition,
  values: FormValues,
  step: string | null,
): FormAnswer | undefined {
  if (step === FORM_STEPS.confirm) return undefined
  if (step === FORM_STEPS.change) return { kind: 'changing', values }
  const errors = checkForm(fields, values)
  return errors
    ? { kind: 'refused', values, errors }
    : { kind: 'unconfirmed', values, key: crypto.randomUUID() }
}

const KEY = /^[\da-f-]{36}$/

async function sendForm(
  c: Context<AppEnv>,
  { id: formId, fields, confirm }: FormDefinition,
  { values, entries }: { values: FormValues; entries: URLSearchParams },
): Promise<FormAnswer> {
  const submission = {
    formId,
    page: c.get('address').path,
    values: { ...values, [TRAP_NAME]: entries.get(TRAP_NAME) ?? '' },
  }
  const sentKey = entries.get(KEY_NAME) ?? ''
  const key = confirm && (KEY.test(sentKey) ? sentKey : crypto.randomUUID())
  const response = await submitForm(
    c,
    loadContext(c).locale,
    submission,
    key ? { 'idempotency-key': key } : undefined,
  )
  const body: unknown = await response.json().catch(() => undefined)
  const reference = readReference(readRecord(body)?.['id'])
  if (response.ok && !confirm) return { kind: 'sent', reference }
  // no 303, because an address cannot contain the receipt; a reload sends the same idempotency key
  if (response.ok)
    return {
      kind: 'sent',
      reference,
      receipt: formReceipt(body, cleanValues(fields, values), new Date()),
    }
  const errors = response.status === 422 ? readFormErrors(body, fields) : undefined
  if (errors) return { kind: 'refused', values, errors }
  const kind = response.status === 429 ? 'limited' : isSwitchedOff(body) ? 'switchedOff' : 'failed'
  return { kind, values, ...(key && { key }) }
}

/** no-store, because the page contains the values of one visitor. */
async function shown(c: Context<AppEnv>, result: ShownResult, status: number): Promise<Response> {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(await renderPage(c, result), { status, headers })
}

function sent(c: Context<AppEnv>, formId: string, reference: string | undefined): Response {
  const address = new URL(c.req.url)
  address.search = sentQuery(formId, reference)
  return new Response(null, {
    status: 303,
    headers: { Location: address.href, 'Cache-Control': 'no-store' },
  })
}

/** For other methods than GET and HEAD, and for a POST without a form. */
export function methodNotAllowed(): Response {
  return new Response('Method Not Allowed', {
    status: 405,
    headers: { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' },
  })
}
