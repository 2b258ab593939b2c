import { type EndpointKey, readErrorCode } from '#shared/contract/endpoints.ts'
import { readLayout } from '#shared/contract/layout.ts'
import { readPage } from '#shared/contract/page.ts'
import { readArticleSearchResult } from '#shared/contract/article.ts'
import { readFieldErrors } from '#shared/forms/check-form.ts'
import { parseJson } from '../parse-json.ts'
import type { UpstreamResponse } from '../upstream/fetch-upstream.ts'

/** Content is read here, so that the browser gets the clean shape and needs no reader of its own. */
const CONTENT_READERS: Partial<Record<EndpointKey, (json: unknown) => unknown>> = {
  page: (json) => readPage(json),
  layout: readLayout,
  search: readArticleSearchResult,
}

/** Response headers with a meaning for the site; no other header of a backend is passed on. */
const PASSED_HEADERS = ['x-user-status', 'retry-after']

export function passResponse(key: EndpointKey, response: UpstreamResponse<string>): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const name of PASSED_HEADERS) {
    const value = response.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  // the session ends by the backend's own cookie (contract.md: logout "expires the cookie")
  if (key === 'logout') for (const cookie of response.headers.getSetCookie()) headers.append('Set-Cookie', cookie)

  if (response.status >= 400) return refusal(response.status, errorCode(response), headers, fieldErrors(response))
  if (response.status >= 300) return refusal(502, 'UPSTREAM_FAILED', headers)
  if (response.status === 204 || response.body === '') return new Response(null, { status: 204, headers })
  const json = parseJson(response.body)
  const value = json === undefined || !CONTENT_READERS[key] ? json : CONTENT_READERS[key](json)
  if (value === undefined) return refusal(502, 'UPSTREAM_FAILED', headers) // cut off, no JSON at all, or nested without end
  return Response.json(value, { status: response.status, headers })
}

/** An error in our own words: the code can be acted on, a backend's message is never passed on (§8). */
export function refusal(status: number, code: string, headers: HeadersInit = {}, more: object = {}): Response {
  const all = new Headers(headers)
  all.set('Cache-Control', 'no-store')
  return Response.json({ error: { code }, ...more }, { status, headers: all })
}

function errorCode({ status, body }: UpstreamResponse<string>): string {
  const code = readErrorCode(parseJson(body)) ?? ''
  return /^[A-Z][A-Z0-9_]{1,63}$/.test(code) ? code : `STATUS_${status}`
}

/** A form's 422 names the rule each field broke; the messages are the site's own. */
function fieldErrors({ status, body }: UpstreamResponse<string>): object {
  const errors = status === 422 ? readFieldErrors(parseJson(body)) : undefined
  return errors ? { errors } : {}
}
