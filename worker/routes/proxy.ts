import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import {
  type Endpoint,
  endpointPath,
  ENDPOINTS,
  findEndpoint,
  SESSION_COOKIE,
} from '#shared/contract/endpoints.ts'
import { DEFAULT_LOCALE, isLocaleCode } from '#shared/locale/locales.ts'
import type { AppEnv } from '../app-env.ts'
import { cached, cacheKey } from '../cache/cached.ts'
import { loadContext } from '../load-context.ts'
import { readJsonBody } from '../read-body.ts'
import { isForeignRequest, isOwnCall } from './foreign-request.ts'
import { forwardCall, type ForwardedCall, picked, refusal } from './forward-call.ts'
import { submitForm } from './submit-form.ts'
import { switchedOff } from './switched-off.ts'
import { refuseCallOverLimit } from './visitor-limit.ts'

const PREFIX = '/proxy/'
/** in characters: the site's own addresses are shorter, and all servers accept this length */
const MAX_ADDRESS = 4_000

/**
 * `/proxy/{endpoint}` (§7): accepts only methods and paths of the endpoint table, and sends only
 * the visitor's data that the endpoint needs.
 */
export async function proxy(c: Context<AppEnv>): Promise<Response> {
  const found = findEndpoint(c.req.method, c.get('url').pathname.slice(PREFIX.length))
  if (found.kind === 'unknown') return refusal(404, 'UNKNOWN_ENDPOINT')
  if (found.kind === 'wrong-method')
    return refusal(405, 'METHOD_NOT_ALLOWED', { Allow: found.allow })
  const { key } = found
  const endpoint: Endpoint = ENDPOINTS[key]
  // only scripts of this site may change data; a POST that only reads (search, cart prices) is
  // refused only from pages of other sites
  const isRefused = endpoint.changes
    ? !isOwnCall(c.req.raw)
    : endpoint.method !== 'GET' && isForeignRequest(c.req.raw)
  if (isRefused) return refusal(403, 'FOREIGN_ORIGIN')

  const path = endpointPath(key, getCookie(c, SESSION_COOKIE))
  if (path === undefined) return refusal(401, 'UNAUTHORIZED')
  const address = path + passedQuery(c, endpoint)
  if (address.length > MAX_ADDRESS) return refusal(414, 'ADDRESS_TOO_LONG')
  const body =
    endpoint.bodyLimitBytes > 0 ? await readJsonBody(c.req.raw, endpoint.bodyLimitBytes) : undefined
  if (body?.kind === 'refused') return refusal(body.status, body.code)
  // §7: the default for a missing or unknown locale
  const named = c.req.header('x-st1-locale')
  const locale = isLocaleCode(named) ? named : DEFAULT_LOCALE
  const off = key === 'createOrder' && switchedOff(c, key, locale)
  if (off) return off
  const limited = await refuseCallOverLimit(c, key, body?.value)
  if (limited) return limited

  if (key === 'submitForm') return submitForm(c, locale, body?.value)
  const call = { key, locale, address, body: body?.text }
  return endpoint.shared ? callOnce(c, call) : forwardCall(c, call)
}

/** An answer that is the same for everyone is fetched once a minute. Failures are not stored. */
async function callOnce(c: Context<AppEnv>, call: ForwardedCall): Promise<Response> {
  const context = loadContext(c, call.locale)
  const { respond, status } = await cached(context, {
    key: cacheKey(context, 'proxy', call.address),
    fetch: async () => {
      const fetched = await forwardCall(c, call)
      return {
        kind: fetched.ok ? 'ready' : 'broken',
        status: fetched.status,
        headers: fetched.headers,
        body: await fetched.text(),
      }
    },
  })
  c.set('cacheStatus', status)
  const response = respond()
  response.headers.set('Cache-Control', 'no-store')
  return response
}

function passedQuery(c: Context<AppEnv>, endpoint: Endpoint): string {
  const query = new URLSearchParams(picked(endpoint.query, (name) => c.req.query(name)))
  return query.size > 0 ? `?${query}` : ''
}
