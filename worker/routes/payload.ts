import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { answerFromEdge } from './answer-from-edge.ts'
import { payloadResponse } from './payload-response.ts'
import { produced } from './produced.ts'

/** `{path}/_payload.json`: what a click inside the site asks for. The same load-page and decision as the page, as data (§2.3). */
export function payload(c: Context<AppEnv>): Promise<Response> {
  const { addressing } = c.get('site')
  return answerFromEdge(c, 'payload', async (result) => produced(result, payloadResponse(addressing, result)))
}
