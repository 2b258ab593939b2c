import type { Context, MiddlewareHandler } from 'hono'
import type { BackendEnv } from './env.ts'

/**
 * Refuses a larger body, with or without content-length. Hono's bodyLimit answers before the end of
 * the body: then the connection breaks, and the sender gets a network error instead of the answer.
 */
export function limitBody(
  maxSize: number,
  refuse: (c: Context<BackendEnv>) => Response | Promise<Response>,
): MiddlewareHandler<BackendEnv> {
  return async function limitBody(c, next) {
    const { body } = c.req.raw
    if (!body) return next()
    const kept: Uint8Array<ArrayBuffer>[] = []
    let size = 0
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size <= maxSize) kept.push(chunk)
    }
    if (size > maxSize) return refuse(c)
    c.req.raw = new Request(c.req.raw, { method: c.req.method, body: new Blob(kept) })
    return next()
  }
}
