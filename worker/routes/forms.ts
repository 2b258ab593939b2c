import type { Context } from 'hono'
import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import { type FormAnswer, readFormErrors } from '#shared/forms/check-form.ts'
import { entryValues, FORM_ID_NAME, SENT_QUERY_NAME, TRAP_NAME } from '#shared/forms/form-values.ts'
import type { ShownResult } from '#shared/navigation/page-result.ts'
import type { AppEnv } from '../app-env.ts'
import { loadContext } from '../load-context.ts'
import { resolvePage } from '../loaders/resolve-page.ts'
import { bareErrorPage } from '../render/bare-error.ts'
import { renderPage } from '../render/render-page.tsx'
import { findForm, withFormAnswer } from '../site/page-blocks.ts'
import { isForeignRequest } from './foreign-request.ts'
import { withLocaleCookie } from './page.ts'
import { readTextBody } from '../read-body.ts'
import { submitForm } from './submit-form.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'

/**
 * A form that is sent without a script, to its page's own address. The response is the same page with errors and all that was typed, or a 303
 * to the page with its thanks, so that a reload sends nothing twice.
 */
export async function postForm(c: Context<AppEnv>): Promise<Response> {
  if (isForeignRequest(c.req.raw)) return bareErrorPage(403)
  if (c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() !== FORM_TYPE) return methodNotAllowed()
  const text = await readTextBody(c.req.raw, ENDPOINTS.submitForm.bodyLimitBytes)
  if (text === undefined) return bareErrorPage(413)
  const entries = new URLSearchParams(text)
  const formId = entries.get(FORM_ID_NAME)
  return formId === null ? methodNotAllowed() : answerForm(c, formId, entries)
}

async function answerForm(c: Context<AppEnv>, formId: string, entries: URLSearchParams): Promise<Response> {
  const site = c.get('site')
  // from the cache: what was typed is not lost while the content service is down
  const context = loadContext(c)
  const result = await resolvePage(context, site, '')
  if (result.kind === 'error' && result.status !== NOT_FOUND_STATUS) return shown(c, result, result.status)
  const form = result.kind === 'page' ? findForm(result.page.content, formId) : undefined
  if (!form || result.kind !== 'page') return methodNotAllowed()

  const values = entryValues(form.fields, entries)
  const sentValues = { ...values, [TRAP_NAME]: entries.get(TRAP_NAME) ?? '' }
  const response = await submitForm(c, context.locale, { formId, page: site.path, values: sentValues })
  if (response.ok) return sent(c, formId)
  const errors = response.status === 422 ? readFormErrors(await response.json(), form.fields) : undefined
  const answer: FormAnswer = errors ? { kind: 'refused', values, errors } : { kind: 'failed', values }
  const status = errors ? 422 : response.status === 429 ? 429 : 502
  return shown(c, { ...result, page: withFormAnswer(result.page, formId, answer) }, status)
}

/** It holds what one visitor typed: no-store. */
async function shown(c: Context<AppEnv>, result: ShownResult, status: number): Promise<Response> {
  const { html } = await renderPage(c, result)
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return withLocaleCookie(c, new Response(html, { status, headers }))
}

function sent(c: Context<AppEnv>, formId: string): Response {
  const address = new URL(c.req.url)
  address.search = new URLSearchParams({ [SENT_QUERY_NAME]: formId }).toString()
  return new Response(null, { status: 303, headers: { Location: address.href, 'Cache-Control': 'no-store' } })
}

/** Pages are read: what is sent to one without such a form is refused as any other method is. */
export function methodNotAllowed(): Response {
  return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' } })
}
