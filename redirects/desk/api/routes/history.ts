import type { Context } from 'hono'
import * as z from 'zod/mini'
import { readHistory } from '#redirects/drafts/history.ts'
import { HISTORY_PAGE, type Reads } from '../../wire.ts'
import type { DeskEnv } from '../desk-env.ts'
import { localeSchema, readQuery } from '../read-request.ts'

const querySchema = z.object({
  locale: localeSchema,
  key: z.optional(z.string()),
  before: z.optional(z.pipe(z.string(), z.transform(Number))),
})

/** What was changed, the newest first. */
export async function history(c: Context<DeskEnv>): Promise<Response> {
  const { locale, key, before } = readQuery(c, querySchema)
  return c.json((await readHistory(c.env.DESK_DB, locale, { key, before, limit: HISTORY_PAGE })) satisfies Reads['history'])
}
