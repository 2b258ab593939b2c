import type { Context } from 'hono'
import type { EndpointKey } from '#shared/contract/endpoints.ts'
import { readRecord } from '#shared/contract/read-values.ts'
import { visitorNetwork } from '#shared/limits/visitor-network.ts'
import type { AppEnv } from '../app-env.ts'
import type { Limits } from '../env.ts'

/** Whether the visitor is over a rate limit (wrangler.toml, `ratelimits`). False without the binding or the visitor's address. */
export async function isOverLimit({ env, req }: Context<AppEnv>, name: keyof Limits): Promise<boolean> {
  const visitor = req.header('cf-connecting-ip')
  const limit = env[name]
  if (!limit || visitor === undefined) return false
  const { success } = await limit.limit({ key: visitorNetwork(visitor) })
  return !success
}

/** Limits orders, searches and guesses of discount codes. Pricing a cart without a code is not limited. */
export async function isOverCallLimit(c: Context<AppEnv>, key: EndpointKey, body: unknown): Promise<boolean> {
  if (key === 'order') return isOverLimit(c, 'ORDER_LIMIT')
  // the search page has the same limit (payload.ts)
  if (key === 'search') return isOverLimit(c, 'SEARCH_LIMIT')
  return key === 'validateCart' && Boolean(readRecord(body)?.['discountCode']) && isOverLimit(c, 'DISCOUNT_LIMIT')
}
