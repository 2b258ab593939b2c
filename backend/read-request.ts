import type { Context } from 'hono'
import type { z } from 'zod'
import type { BackendEnv } from './env.ts'
import { errorResponse } from './responses.ts'

/**
 * The parsed body, or an error response: 400 if it is not JSON, 422 if it does not match the
 * schema.
 */
export async function readBody<T extends z.ZodType>(
  c: Context<BackendEnv>,
  schema: T,
): Promise<z.output<T> | Response> {
  let body: unknown
  try {
    body = await c.req.json()
  } catch {
    // Not logged, because it is the caller's mistake.
    return errorResponse(c, 400, 'NOT_JSON', 'The body is not JSON.')
  }
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const [issue] = read.error.issues
  return errorResponse(
    c,
    422,
    'INVALID_BODY',
    `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`,
  )
}

/** Reads text fields by name. A missing field, a file and an unreadable body give ''. */
export async function readForm(c: Context<BackendEnv>): Promise<(name: string) => string> {
  let form: Record<string, unknown>
  try {
    form = await c.req.parseBody()
  } catch {
    form = {} // an unreadable body counts as an empty form
  }
  return (name) => {
    const value = Object.hasOwn(form, name) ? form[name] : undefined
    return typeof value === 'string' ? value : ''
  }
}
