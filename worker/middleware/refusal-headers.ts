import { createMiddleware } from 'hono/factory'
import { LIMIT_PERIOD_SECONDS } from '#shared/limits/visitor-network.ts'
import type { AppEnv } from '../app-env.ts'

/**
 * A refusal is not stored, and 429 and 503 say when to try again, unless the route has said
 * otherwise.
 */
export const refusalHeaders = createMiddleware<AppEnv>(async function refusalHeaders(c, next) {
  await next()
  const { status, headers } = c.res
  if (status >= 400 && !headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  if ((status === 429 || status === 503) && !headers.has('Retry-After'))
    c.header('Retry-After', String(LIMIT_PERIOD_SECONDS))
})
