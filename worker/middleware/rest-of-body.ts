import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'

/**
 * Reads and drops what the route has not read of the request's body. If a response is sent before
 * the end of the body, the connection breaks, and the visitor gets a network error instead of the
 * response.
 */
export const restOfBody = createMiddleware<AppEnv>(async function restOfBody(c, next) {
  await next()
  const { body } = c.req.raw
  // locked: a route has read it to its end. The pipe fails only if the visitor breaks the
  // connection, and then nobody reads the response.
  if (body && !body.locked) await body.pipeTo(new WritableStream()).catch(() => undefined)
})
