import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type Endpoint, type EndpointKey, endpointPath, ENDPOINTS, findEndpoint, SESSION_COOKIE } from '#shared/contract/endpoints.ts'
import { LIMIT_PERIOD_SECONDS } from '#shared/limits/visitor-network.ts'
import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '#shared/locale/locales.ts'
import type { AppEnv } from '../app-env.ts'
import { cached, cacheKey } from '../cache/cached.ts'
import { readConfig } from '../env.ts'
import { loadContext } from '../load-context.ts'
import { log } from '../log.ts'
import { fetchUpstream } from '../upstream/fetch-upstream.ts'
import { checkSubmission } from './check-submission.ts'
import { isForeignRequest, isOwnCall } from './foreign-request.ts'
import { passResponse, refusal } from './proxy-response.ts'
import { readJsonBody } from '../read-body.ts'
import { isOverCallLimit } from './visitor-limit.ts'

const PREFIX = '/proxy/'
/** characters: what every server takes; a longer one is no address the site makes */
const MAX_ADDRESS = 4_000

/** `/proxy/{endpoint}` (§7): exactly the methods and paths of the endpoint table, with nothing of the visitor but what the endpoint needs. */
export async function proxy(c: Context<AppEnv>): Promise<Response> {
  const found = findEndpoint(c.req.method, new URL(c.req.url).pathname.slice(PREFIX.length))
  if (found.kind === 'unknown') return refusal(404, 'UNKNOWN_ENDPOINT')
  if (found.kind === 'wrong-method') return refusal(405, 'METHOD_NOT_ALLOWED', { Allow: found.allow })
  const { key } = found
  const endpoint: Endpoint = ENDPOINTS[key]
  if (isRefused(endpoint, c.req.raw)) return refusal(403, 'FOREIGN_ORIGIN')

  const path = endpointPath(key, getCookie(c, SESSION_COOKIE))
  if (path === undefined) return refusal(401, 'UNAUTHORIZED')
  const address = path + passedQuery(c, endpoint)
  if (address.length > MAX_ADDRESS) return refusal(414, 'ADDRESS_TOO_LONG')
  const body = endpoint.bodyLimitBytes > 0 ? await readJsonBody(c.req.raw, endpoint.bodyLimitBytes) : undefined
  if (body?.kind === 'refused') return refusal(body.status, body.code)
  if (await isOverCallLimit(c, key, body?.text)) return refusal(429, 'TOO_MANY_TRIES', { 'Retry-After': String(LIMIT_PERIOD_SECONDS) })

  // §7: the default without the header, or with an unknown locale
  const named = c.req.header('x-st1-locale')
  const locale = isLocaleCode(named) ? named : DEFAULT_LOCALE
  const text = key === 'submitForm' && body ? await checkSubmission(c, locale, body.text) : body?.text
  if (text instanceof Response) return text
  return endpoint.shared ? callOnce(c, key, address, locale) : call(c, key, address, locale, text)
}

/** What changes something is for our own scripts; a POST that only reads (a search, a cart's prices) for all but other sites' pages. */
function isRefused({ changes, method }: Endpoint, request: Request): boolean {
  return changes ? !isOwnCall(request) : method !== 'GET' && isForeignRequest(request)
}

/** What is the same for everyone is fetched once a minute; a failure is not stored. */
async function callOnce(c: Context<AppEnv>, key: EndpointKey, address: string, locale: LocaleCode): Promise<Response> {
  const context = loadContext(c, locale)
  const { response, status } = await cached(context, {
    key: cacheKey(context, 'proxy', address),
    fetch: async () => {
      const fetched = await call(c, key, address, locale)
      return { kind: fetched.ok ? 'ready' : 'broken', response: fetched }
    },
  })
  c.set('cacheStatus', status)
  return response
}

async function call(c: Context<AppEnv>, key: EndpointKey, address: string, locale: LocaleCode, body?: string): Promise<Response> {
  const endpoint: Endpoint = ENDPOINTS[key]
  const result = await fetchUpstream({
    endpoint,
    url: readConfig(c.env).BACKEND_URL + address,
    locale,
    headers: passedHeaders(c, endpoint),
    ...(body !== undefined && { body }),
  })
  if (result.kind === 'response') return passResponse(key, result)
  log('warn', 'upstream', { endpoint: key, locale, reason: result.reason })
  return result.reason === 'timeout' ? refusal(504, 'UPSTREAM_TIMEOUT') : refusal(502, 'UPSTREAM_FAILED')
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
  const headers: Record<string, string> = {}
  for (const name of endpoint.headers) {
    const value = c.req.header(name)
    if (value !== undefined) headers[name] = value
  }
  // octet by octet as the visitor sent it: the backend that set it compares what it set
  const cookies = c.req.header('cookie')?.split(';') ?? []
  const session = cookies.map((cookie) => cookie.trim()).find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))
  if (endpoint.session === 'cookie' && session !== undefined) headers['cookie'] = session
  return headers
}
