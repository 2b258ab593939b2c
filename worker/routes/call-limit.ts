import type { Context } from 'hono'
import type { EndpointKey } from '#shared/contract/endpoints.ts'
import { readRecord } from '#shared/contract/read-values.ts'
import type { AppEnv } from '../app-env.ts'
import { parseJson } from '../parse-json.ts'
import { isOverLimit } from './visitor-limit.ts'

/** Codes are not to be guessed, nor orders made by the thousand. A cart without a code is priced as often as it changes. */
export async function isOverCallLimit(c: Context<AppEnv>, key: EndpointKey, body = ''): Promise<boolean> {
  if (key === 'order') return isOverLimit(c, 'ORDER_LIMIT')
  return key === 'validateCart' && hasDiscountCode(body) && isOverLimit(c, 'DISCOUNT_LIMIT')
}

function hasDiscountCode(body: string): boolean {
  const code = readRecord(parseJson(body))?.['discountCode']
  return code !== undefined && code !== null && code !== ''
}
