import type { Context } from 'hono'
import * as z from 'zod/mini'
import { openDraft } from '#redirects/drafts/change-draft.ts'
import { ignoredPaths, ignorePath } from '#redirects/visits/ignored-paths.ts'
import { visitsSince } from '#redirects/visits/read-visits.ts'
import { wantedPaths } from '#redirects/visits/wanted-paths.ts'
import type { WantedRow } from '../../wire.ts'
import type { DeskEnv } from '../desk-env.ts'
import { localeSchema, readBody, readQuery } from '../read-request.ts'
import { storesOf, visitsOf } from '../stores.ts'

const querySchema = z.object({ locale: localeSchema })

/** What visitors of the last 30 days missed, and the draft does not mend. */
export async function wanted(c: Context<DeskEnv>): Promise<Response> {
  const { locale } = readQuery(c, querySchema)
  const [missing, ignored, { entries }, known] = await Promise.all([
    visitsOf(c.env).missing(locale, visitsSince(Date.now())),
    ignoredPaths(c.env.DESK_DB, locale),
    openDraft(storesOf(c.env), locale),
    c.env.site.knownPaths(),
  ])
  const rows = wantedPaths(missing, { entries, pages: known[locale] ?? new Set() })
  const answer: WantedRow[] = rows.map((row) => ({ ...row, isIgnored: ignored.has(row.path) }))
  return c.json(answer)
}

const ignoreSchema = z.object({ locale: localeSchema, path: z.string().check(z.maxLength(2_000)), ignored: z.boolean() })

/** Sets a wanted address aside, or back. */
export async function ignore(c: Context<DeskEnv>): Promise<Response> {
  const { locale, path, ignored: isIgnored } = await readBody(c, ignoreSchema)
  await ignorePath(c.env.DESK_DB, { locale, path, isIgnored, who: c.get('session').who, at: Date.now() })
  return c.json({})
}
