import { createMiddleware } from 'hono/factory'
import { refuse } from './answers.ts'
import type { DeskEnv } from './desk-env.ts'

const READS = ['GET', 'HEAD']

/**
 * Protects against forged requests from other sites. A change is a POST of JSON with the header `x-desk`: a form on another site cannot
 * send JSON, and its script cannot send the header. The browser must also name our origin as the sender.
 */
export const guardChanges = createMiddleware<DeskEnv>(async function guardChanges(c, next) {
  if (READS.includes(c.req.method)) return next()
  const { origin } = new URL(c.req.url)
  const isOwn = c.req.header('sec-fetch-site') === 'same-origin' || c.req.header('origin') === origin
  const isForeign = (c.req.header('origin') ?? origin) !== origin || (c.req.header('sec-fetch-site') ?? 'same-origin') !== 'same-origin'
  if (!isOwn || isForeign || c.req.header('x-desk') === undefined) return refuse(c, 403, { error: 'foreign-request' })
  if (c.req.method !== 'POST' || !c.req.header('content-type')?.startsWith('application/json'))
    return refuse(c, 400, { error: 'bad-request', detail: 'a change is a POST of JSON' })
  return next()
})
