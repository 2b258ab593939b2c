import type { Context } from 'hono'
import { type Endpoint, type EndpointKey, endpointPath, ENDPOINTS, findEndpoint } from '#shared/contract/endpoints.ts'
import { LIMIT_PERIOD_SECONDS } from '#shared/limits/visitor-network.ts'
import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '#shared/locale/locales.ts'
import type { AppEnv } from '../app-env.ts'
import { cached, cacheKey } from '../cache/cached.ts'
import type { Fetched } from '../cache/fetched.ts'
import { loadContext } from '../load-context.ts'
import { log } from '../log.ts'
import { fetchUpstream } from '../upstream/fetch-upstream.ts'
import { sessionCookie, sessionToken } from '../upstream/session-token.ts'
import { isOverCallLimit } from './call-limit.ts'
import { checkSubmission } from './check-submission.ts'
import { isForeignRequest, isOwnCall } from './foreign-request.ts'
import { passAnswer, refusal } from './proxy-answer.ts'
import { readJsonBody } from './read-json-body.ts'

const PREFIX = '/proxy/'
/** characters: what every server takes; a longer one is no address the site makes */
const MAX_ADDRESS = 4_000

/** `/proxy/{endpoint}` (§7): exactly the methods and paths of the endpoint table, with nothing of the visitor but what the endpoint needs. */
export async function proxy(c: Context<AppEnv>): Promise<Response> {
  const found = findEndpoint(c.req.method, new URL(c.req.url).pathname.slice(PREFIX.length))
  if (found.kind === 'unknown') return refusal(404, 'UNKNOWN_ENDPOINT')
  if (found.kind === 'wrong-method') return refusal(405, 'METHOD_NOT_ALLOWED', { Allow: found.allow })
  const endpoint: Endpoint = ENDPOINTS[found.key]
  if (isRefused(endpoint, c.req.raw)) return refusal(403, 'FOREIGN_ORIGIN')

  const path = endpointPath(found.key, sessionToken(c))
  if (path === undefined) return refusal(401, 'UNAUTHORIZED')
  const address = path + passedQuery(c, endpoint)
  if (address.length > MAX_ADDRESS) return refusal(414, 'ADDRESS_TOO_LONG')
  const body = endpoint.bodyLimitBytes > 0 ? await readJsonBody(c.req.raw, endpoint.bodyLimitBytes) : undefined
  if (body?.kind === 'refused') return refusal(body.status, body.code)

  if (await isOverCallLimit(c, found.key, body?.text))
    return refusal(429, 'TOO_MANY_TRIES', { 'Retry-After': String(LIMIT_PERIOD_SECONDS) })

  const text = found.key === 'submitForm' && body ? await checkSubmission(c, askedLocale(c), body.text) : body?.text
  if (text instanceof Response) return text

  const answer = () => call(c, found.key, address, passedHeaders(c, endpoint), text)
  return endpoint.shared ? answerOnce(c, address, answer) : answer()
}

/** What is the same for everyone is asked of the backend once a minute, whoever asks here; what fails is not kept. */
async function answerOnce(c: Context<AppEnv>, address: string, answer: () => Promise<Response>): Promise<Response> {
  const context = loadContext(c, askedLocale(c))
  const { response, status } = await cached(context, {
    key: cacheKey(context, 'proxy', address),
    fetch: async () => fetched(await answer()),
  })
  c.set('cacheStatus', status)
  return response
}

function fetched(response: Response): Fetched {
  return { kind: response.ok ? 'ready' : 'broken', response }
}

/** What changes something is for our own scripts; a POST that only reads (a search, a cart's prices) for all but other sites' pages. */
function isRefused({ changes, method }: Endpoint, request: Request): boolean {
  return changes ? !isOwnCall(request) : method !== 'GET' && isForeignRequest(request)
}

async function call(
  c: Context<AppEnv>,
  key: EndpointKey,
  address: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Response> {
  const { method, timeLimitMs, answerLimitBytes } = ENDPOINTS[key]
  const locale = askedLocale(c)
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

/** §7: without the header, or with another word in it, the default. */
function askedLocale(c: Context<AppEnv>): LocaleCode {
  const asked = c.req.header('x-st1-locale')
  return isLocaleCode(asked) ? asked : DEFAULT_LOCALE
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
function passedHeaders(c: Context<AppEnv>, endpoint: Endpoint): Record<string, string> {
  const headers: Record<string, string> = endpoint.bodyLimitBytes > 0 ? { 'content-type': 'application/json' } : {}
  for (const name of endpoint.headers) {
    const value = c.req.header(name)
    if (value !== undefined) headers[name] = value
  }
  const cookie = endpoint.session === 'cookie' ? sessionCookie(c) : undefined
  if (cookie !== undefined) headers['cookie'] = cookie
  return headers
}
