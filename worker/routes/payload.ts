import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { payloadResponse } from './payload-response.ts'
import { visitorResult } from './visitor-result.ts'

/** `{path}/_payload.json`: what a click inside the site asks for. The same decision as the page, as data (§2.3). */
export async function payload(c: Context<AppEnv>): Promise<Response> {
  return payloadResponse(c.get('site').addressing, await visitorResult(c))
}
