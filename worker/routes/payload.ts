import type { Context } from 'hono'
import type { PageResult } from '#shared/navigation/page-result.ts'
import type { Payload } from '#shared/navigation/payload.ts'
import type { AppEnv } from '../app-env.ts'
import type { Produced } from '../cache/edge-cache.ts'
import { answerFromEdge } from './answer-from-edge.ts'
import { produced } from './produced.ts'

/** `{path}/_payload.json`: what a click inside the site asks for. The same load-page and decision as the page, as data (§2.3). */
export function payload(c: Context<AppEnv>): Promise<Response> {
  return answerFromEdge(c, 'payload', (result) => produce(c, result))
}

async function produce(c: Context<AppEnv>, result: PageResult): Promise<Produced> {
  const body: Payload = { addressing: c.get('site').addressing, result }
  // the HTTP exchange succeeded whatever the page came to: its status stands in the result
  const response = Response.json(body, { headers: { 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' } })
  return produced(result, response)
}
