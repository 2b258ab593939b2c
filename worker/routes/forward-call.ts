// Calls a backend for the browser. Sends only the visitor's data that the endpoint needs, and
// returns only what the site uses.

import type { Context } from 'hono'
import { readArticleSearchResult } from '#shared/contract/article.ts'
import {
  type Endpoint,
  type EndpointKey,
  ENDPOINTS,
  readErrorCode,
  SESSION_COOKIE,
} from '#shared/contract/endpoints.ts'
import { readLayout } from '#shared/contract/layout.ts'
import { readPage } from '#shared/contract/page.ts'
import { FATAL_ERROR_STATUS } from '#shared/errors/http-status.ts'
import { readFieldErrors } from '#shared/forms/check-form.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { AppEnv } from '../app-env.ts'
import { readConfig } from '../env.ts'
import { log } from '../log.ts'
import { parseJson } from '../parse-json.ts'
import { fetchUpstream, textOf, type UpstreamResult } from '../upstream/fetch-upstream.ts'

/** Content is read here, so that the browser needs no readers. */
const CONTENT_READERS: Partial<Record<EndpointKey, (json: unknown) => unknown>> = {
  page: (json) => readPage(json),
  layout: readLayout,
  search: readArticleSearchResult,
}

/** Response headers that are passed on. All others are dropped. */
const PASSED_HEADERS = ['x-user-status', 'retry-after']

export interface ForwardedCall {
  key: EndpointKey
  locale: LocaleCode
  /** path of the endpoint with token and query */
  address: string
  /** JSON */
  body?: string | undefined
  /** in addition to the request headers that the endpoint passes on */
  headers?: Record<string, string> | undefined
}

export async function forwardCall(
  c: Context<AppEnv>,
  { key, locale, address, body, headers }: ForwardedCall,
): Promise<Response> {
  const result = await fetchUpstream({
    endpoint: ENDPOINTS[key],
    url: readConfig(c.env).BACKEND_URL + address,
    locale,
    headers: { ...passedHeaders(c, ENDPOINTS[key]), ...headers },
    ...(body !== undefined && { body }),
  })
  const response = passResult(key, result)
  if (response.status < FATAL_ERROR_STATUS) return response
  const reason = result.kind === 'failed' ? result.reason : result.status
  log('warn', 'upstream', { endpoint: key, locale, status: response.status, reason })
  // the form was accepted but the answer is unreadable: an error would make the visitor send it
  // twice
  const isSent = key === 'submitForm' && result.status !== undefined && result.status < 300
  return isSent
    ? new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
    : response
}

/**
 * Only headers of the endpoint table and the session cookie: no Authorization, forwarded or
 * hop-by-hop headers, no other cookies.
 */
function passedHeaders(c: Context<AppEnv>, { headers, session }: Endpoint): Record<string, string> {
  // not decoded, because the backend compares the exact value
  const cookies = c.req.header('cookie')?.split(';') ?? []
  const own = cookies
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))
  return {
    ...picked(headers, (name) => c.req.header(name)),
    ...(session === 'cookie' && own !== undefined && { cookie: own }),
  }
}

/** The values of these names, without missing ones. */
export function picked(
  names: readonly string[],
  read: (name: string) => string | null | undefined,
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const name of names) {
    const value = read(name)
    if (value !== null && value !== undefined) found[name] = value
  }
  return found
}

function passResult(key: EndpointKey, result: UpstreamResult): Response {
  if (result.kind === 'failed')
    return result.reason === 'timeout'
      ? refusal(504, 'UPSTREAM_TIMEOUT')
      : refusal(502, 'UPSTREAM_FAILED')
  const { status } = result
  const headers = new Headers({
    ...picked(PASSED_HEADERS, (name) => result.headers.get(name)),
    'Cache-Control': 'no-store',
  })
  // docs/contract.md: logout "expires the cookie"
  if (key === 'logout')
    for (const cookie of result.headers.getSetCookie()) headers.append('Set-Cookie', cookie)

  const text = textOf(result)
  const json = parseJson(text)
  // the 422 of a form names the broken rule of each field, and the site has the messages
  const errors = status === 422 ? readFieldErrors(json) : undefined
  if (status >= 400)
    return refusal(status, errorCode(json) ?? `STATUS_${status}`, headers, errors && { errors })
  if (status >= 300) return refusal(502, 'UPSTREAM_FAILED', headers)
  if (status === 204 || text === '') return new Response(null, { status: 204, headers })
  const value = json === undefined || !CONTENT_READERS[key] ? json : CONTENT_READERS[key](json)
  if (value === undefined) return refusal(502, 'UPSTREAM_FAILED', headers) // truncated, not JSON, or nested too deeply
  return Response.json(value, { status, headers })
}

/** An error with a code. A backend's message is never passed on (§8). */
export function refusal(
  status: number,
  code: string,
  headers: HeadersInit = {},
  more?: object,
): Response {
  const all = new Headers(headers)
  all.set('Cache-Control', 'no-store')
  return Response.json({ error: { code }, ...more }, { status, headers: all })
}

function errorCode(json: unknown): string | undefined {
  const code = readErrorCode(json) ?? ''
  return /^[A-Z][A-Z0-9_]{1,63}$/.test(code) ? code : undefined
}
