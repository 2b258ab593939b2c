import type { Context } from 'hono'
import * as z from 'zod/mini'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { failure } from './answers.ts'
import type { DeskEnv } from './desk-env.ts'

export const localeSchema = z.enum(LOCALE_CODES)

/** The reason of a change: shown in the history. */
export const whySchema = z.string().check(z.trim(), z.maxLength(500))

export const versionSchema = z.string().check(
  z.maxLength(80),
  // KV cannot look up other keys
  z.refine((name) => name.isWellFormed()),
)

/** The parsed body. @throws a 400 response that names the invalid fields */
export async function readBody<Schema extends z.ZodMiniType>(c: Context<DeskEnv>, schema: Schema): Promise<z.output<Schema>> {
  return read(schema, await c.req.json().catch(() => undefined))
}

/** The parsed query. @throws like readBody */
export function readQuery<Schema extends z.ZodMiniType>(c: Context<DeskEnv>, schema: Schema): z.output<Schema> {
  return read(schema, c.req.query())
}

function read<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(value)
  if (error)
    throw failure(400, { error: 'bad-request', detail: error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ') })
  return data
}
