import type { Context } from 'hono'
import type { EndpointKey } from '#shared/contract/endpoints.ts'
import { readRecord, readText } from '#shared/contract/read-values.ts'
import { visitorNetwork } from '#shared/limits/visitor-network.ts'
import type { AppEnv } from '../app-env.ts'
import { lookUpCopy, storeCopy } from '../cache/stored-copy.ts'
import { digest } from '../digest.ts'
import type { Limits } from '../env.ts'
import { refusal } from './forward-call.ts'

/** How long a repeat of the same order or discount code is recognised. */
const REPEAT_MS = 3_600_000

/**
 * The 429 for a visitor over a rate limit; undefined when the request is allowed. `once`: as in
 * isOverLimit.
 */
export async function refuseOverLimit(
  c: Context<AppEnv>,
  name: keyof Limits,
  once?: string,
): Promise<Response | undefined> {
  return (await isOverLimit(c, name, once)) ? refusal(429, 'TOO_MANY_REQUESTS') : undefined
}

/**
 * Whether the visitor is over a rate limit (wrangler.toml, `ratelimits`). False without the binding
 * or the visitor's address. Requests with the same `once` count once, after the first of them was
 * allowed.
 */
export async function isOverLimit(
  c: Context<AppEnv>,
  name: keyof Limits,
  once?: string,
): Promise<boolean> {
  const visitor = c.req.header('cf-connecting-ip')
  const limit = c.env[name]
  if (!limit || visitor === undefined) return false
  const network = visitorNetwork(visitor)
  const counted =
    once === undefined
      ? undefined
      : `${c.get('url').origin}/_counted/${await digest(`${name} ${network} ${once}`)}`
  if (counted !== undefined && (await lookUpCopy(counted))) return false
  const { success } = await limit.limit({ key: network })
  if (success && counted !== undefined) {
    c.executionCtx.waitUntil(
      storeCopy(counted, { response: new Response(), storedAt: Date.now() }, REPEAT_MS),
    )
  }
  return !success
}

/**
 * Limits orders, searches and guesses of discount codes. Pricing a cart without a code is not
 * limited.
 */
export async function refuseCallOverLimit(
  c: Context<AppEnv>,
  key: EndpointKey,
  body: unknown,
): Promise<Response | undefined> {
  // the backend answers a repeated key with the same order
  if (key === 'createOrder')
    return refuseOverLimit(c, 'ORDER_LIMIT', c.req.header('idempotency-key'))
  // the search page has the same limit (payload.ts)
  if (key === 'search') return refuseOverLimit(c, 'SEARCH_LIMIT')
  const code = key === 'validateCart' ? readText(readRecord(body)?.['discountCode']) : undefined
  return code === undefined ? undefined : refuseOverLimit(c, 'DISCOUNT_LIMIT', code)
}
