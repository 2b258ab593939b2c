import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorAnswer } from '#shared/contract/endpoints.ts'
import type { BackendEnv } from './env.ts'

/** The contract's error answer; the message is for developers, the site never shows it. */
export function answerError(c: Context<BackendEnv>, status: ContentfulStatusCode, code: string, message: string): Response {
  const answer: ErrorAnswer = { error: { code, message } }
  return c.json(answer, status)
}
