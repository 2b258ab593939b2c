import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { endpointPath } from '#shared/contract/endpoint-path.ts'
import { type Endpoint, type EndpointKey, ENDPOINTS } from '#shared/contract/endpoints.ts'
import { findEndpoint } from '#shared/contract/find-endpoint.ts'
import { SESSION_COOKIE } from '#shared/contract/session-cookie.ts'
import { DEFAULT_LOCALE, isLocaleCode } from '#shared/locale/locales.ts'
import type { AppEnv } from '../app-env.ts'
import { log } from '../log.ts'
import { fetchUpstream } from '../upstream/fetch-upstream.ts'
import { isForeignRequest } from './foreign-request.ts'
import { passAnswer, refusal } from './proxy-answer.ts'
import { readJsonBody } from './read-json-body.ts'

const PREFIX = '/proxy/'

/** `/proxy/{endpoint}` (§7): exactly the methods and paths of the endpoint table, with nothing of the visitor but what the endpoint needs. */
export async function proxy(c: Context<AppEnv>): Promise<Response> {
  const found = findEndpoint(c.req.method, new URL(c.req.url).pathname.slice(PREFIX.length))
  if (found.kind === 'unknown') return refusal(404, 'UNKNOWN_ENDPOINT')
  if (found.kind === 'wrong-method') return refusal(405, 'METHOD_NOT_ALLOWED', { Allow: found.allow })
  const endpoint: Endpoint = ENDPOINTS[found.key]
  if (endpoint.method !== 'GET' && isForeignRequest(c.req.raw)) return refusal(403, 'FOREIGN_ORIGIN')

  const token = getCookie(c, SESSION_COOKIE)
  const path = endpointPath(found.key, token)
  if (path === undefined) return refusal(401, 'UNAUTHORIZED')
  const body = endpoint.bodyLimitBytes > 0 ? await readJsonBody(c.req.raw, endpoint.bodyLimitBytes) : undefined
  if (body?.kind === 'refused') return refusal(body.status, body.code)

  return call(c, found.key, path + passedQuery(c, endpoint), { ...passedHeaders(c, endpoint, token) }, body?.text)
}

async function call(c: Context<AppEnv>, key: EndpointKey, address: string, headers: Record<string, string>, body?: string): Promise<Response> {
  const { method, timeLimitMs, answerLimitBytes } = ENDPOINTS[key]
  const asked = c.req.header('x-st1-locale')
  const locale = isLocaleCode(asked) ? asked : DEFAULT_LOCALE // §7
  const answer = await fetchUpstream({
    url: c.get('config').BACKEND_URL + address,
    locale,
    method,
    headers,
    timeLimitMs,
    answerLimitBytes,
    ...(body === undefined ? {} : { body }),
  })
  if (answer.kind === 'answer') return passAnswer(key, answer)
  log('warn', 'upstream', { endpoint: key, locale, reason: answer.reason })
  return answer.reason === 'timeout' ? refusal(504, 'UPSTREAM_TIMEOUT') : refusal(502, 'UPSTREAM_FAILED')
}

function passedQuery(c: Context<AppEnv>, endpoint: Endpoint): string {
  const query = new URLSearchParams()
  for (const name of endpoint.query) {
    const value = c.req.query(name)
    if (value !== undefined) query.set(name, value)
  }
  return query.size > 0 ? `?${query}` : ''
}

/** No Authorization, no forwarded or hop-by-hop header, no cookie but the session's: what is not named here does not leave. */
function passedHeaders(c: Context<AppEnv>, endpoint: Endpoint, token: string | undefined): Record<string, string> {
  const headers: Record<string, string> = endpoint.bodyLimitBytes > 0 ? { 'content-type': 'application/json' } : {}
  for (const name of endpoint.headers) {
    const value = c.req.header(name)
    if (value !== undefined) headers[name] = value
  }
  if (endpoint.session === 'cookie' && token !== undefined) headers['cookie'] = `${SESSION_COOKIE}=${encodeURIComponent(token)}`
  return headers
}
