import type { Context } from 'hono'
import * as z from 'zod/mini'
import { cachedVersion } from '#redirects/drafts/cached-version.ts'
import { openDraft } from '#redirects/drafts/change-draft.ts'
import { ignoredPaths, ignorePath } from '#redirects/visits/ignored-paths.ts'
import { visitsSince } from '#redirects/visits/read-visits.ts'
import { wantedPaths } from '#redirects/visits/wanted-paths.ts'
import { liveVersion } from '#redirects/versions/live-version.ts'
import type { WantedRow } from '../../wire.ts'
import type { DeskEnv } from '../desk-env.ts'
import { localeSchema, readBody, readQuery } from '../read-request.ts'
import { storesOf, visitsOf } from '../stores.ts'

const querySchema = z.object({ locale: localeSchema })

/** What visitors of the last 30 days missed, and neither what is live nor the draft mends. */
export async function wanted(c: Context<DeskEnv>): Promise<Response> {
  const { locale } = readQuery(c, querySchema)
  const stores = storesOf(c.env)
  const [missing, ignored, { entries }, live, known] = await Promise.all([
    visitsOf(c.env).missing(locale, visitsSince(Date.now())),
    ignoredPaths(c.env.DESK_DB, locale),
    openDraft(stores, locale),
    liveVersion(stores, locale).then(({ version }) => cachedVersion(stores.kv, locale, version)),
    c.env.site.knownPaths(),
  ])
  const rows = wantedPaths(missing, { entries: new Map([...(live ?? []), ...entries]), pages: known[locale] ?? new Set() })
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
