import type { Context } from 'hono'
import * as z from 'zod/mini'
import { readHistory } from '#redirects/drafts/history.ts'
import type { Reads } from '../../wire.ts'
import type { DeskEnv } from '../desk-env.ts'
import { localeSchema, readQuery } from '../read-request.ts'

const MAX_ENTRIES = 20_000

const querySchema = z.object({
  locale: localeSchema,
  key: z.optional(z.string()),
  limit: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_ENTRIES)),
})

/** The latest changes, newest first. */
export async function history(c: Context<DeskEnv>): Promise<Response> {
  const { locale, key, limit } = readQuery(c, querySchema)
  return c.json((await readHistory(c.env.DESK_DB, locale, { key, limit })) satisfies Reads['history'])
}
