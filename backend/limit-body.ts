import { bodyLimit } from 'hono/body-limit'
import type { BackendEnv } from './env.ts'
import { answerError } from './answer-error.ts'
import type { MiddlewareHandler } from 'hono'

/** 413 beyond the endpoint's limit, whether the length was declared or not. */
export function limitBody(maxSize: number): MiddlewareHandler<BackendEnv> {
  return bodyLimit({ maxSize, onError: (c) => answerError(c, 413, 'BODY_TOO_LARGE', `At most ${maxSize} bytes.`) })
}
