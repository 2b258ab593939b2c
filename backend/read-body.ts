import type { Context } from 'hono'
import type { z } from 'zod'
import { answerError } from './answer-error.ts'
import type { BackendEnv } from './env.ts'

/** The request's body as the schema reads it, or the answer that refuses it: 400 is no JSON, 422 not what the contract asks for. */
export async function readBody<T extends z.ZodType>(c: Context<BackendEnv>, schema: T): Promise<z.output<T> | Response> {
  let body: unknown
  try {
    body = await c.req.json()
  } catch {
    // What is no JSON is the caller's mistake and expected: it needs no log line.
    return answerError(c, 400, 'NOT_JSON', 'The body is not JSON.')
  }
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const [issue] = read.error.issues
  return answerError(c, 422, 'INVALID_BODY', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`)
}
