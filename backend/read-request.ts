import type { Context } from 'hono'
import type { z } from 'zod'
import { errorResponse } from './responses.ts'
import type { BackendEnv } from './env.ts'

/** The request's body as the schema reads it, or the answer that refuses it: 400 is no JSON, 422 not what the contract asks for. */
export async function readBody<T extends z.ZodType>(c: Context<BackendEnv>, schema: T): Promise<z.output<T> | Response> {
  let body: unknown
  try {
    body = await c.req.json()
  } catch {
    // What is no JSON is the caller's mistake and expected: it needs no log line.
    return errorResponse(c, 400, 'NOT_JSON', 'The body is not JSON.')
  }
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const [issue] = read.error.issues
  return errorResponse(c, 422, 'INVALID_BODY', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`)
}

/** The text that was posted under a name: '' for nothing, a file, or a body that is no form. */
export async function readForm(c: Context<BackendEnv>): Promise<(name: string) => string> {
  let form: Record<string, unknown>
  try {
    form = await c.req.parseBody()
  } catch {
    form = {} // what cannot be read is what the visitor has not filled in, and is answered so
  }
  return (name) => {
    const value = Object.hasOwn(form, name) ? form[name] : undefined
    return typeof value === 'string' ? value : ''
  }
}
