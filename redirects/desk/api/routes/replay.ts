import type { Context } from 'hono'
import * as z from 'zod/mini'
import { createEndOf, type PathEnd } from '#redirects/check/end-of-path.ts'
import { cachedVersion } from '#redirects/drafts/cached-version.ts'
import { openDraft } from '#redirects/drafts/change-draft.ts'
import { MAX_ADDRESS_CHARACTERS } from '#redirects/replay/read-log.ts'
import { replay as replayVisits } from '#redirects/replay/replay.ts'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { type TableEntries, writeEntries } from '#redirects/table/table-entries.ts'
import { liveVersion } from '#redirects/versions/live-version.ts'
import type { Stores } from '#redirects/versions/table-store.ts'
import { visitedAddresses } from '#redirects/visits/visited-addresses.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { DeskBindings, DeskEnv } from '../desk-env.ts'
import { failure } from '../answers.ts'
import { createKeepLast } from '../keep-last.ts'
import { localeSchema, readBody, readQuery, versionSchema } from '../read-request.ts'
import { storesOf, visitsOf } from '../stores.ts'

const querySchema = z.object({ locale: localeSchema })

/** What visitors of the last 30 days asked the tables for, hits and 404s, most visits first. */
export async function visited(c: Context<DeskEnv>): Promise<Response> {
  const { locale } = readQuery(c, querySchema)
  return c.json(await visitedAddresses(visitsOf(c.env), locale, Date.now()))
}

const addressSchema = z.tuple([z.string().check(z.maxLength(MAX_ADDRESS_CHARACTERS)), z.number().check(z.minimum(0))])
const bodySchema = z.object({
  locale: localeSchema,
  version: z.optional(versionSchema),
  addresses: z.array(addressSchema).check(z.maxLength(20_000)),
})

type EndOf = (address: string) => PathEnd

const ends = createKeepLast<{ live: EndOf; staged: EndOf }>()

/** What the draft, or a stored version, changes for some visited addresses. The page asks for all of them in parts. */
export async function replay(c: Context<DeskEnv>): Promise<Response> {
  const { locale, version, addresses } = await readBody(c, bodySchema)
  const { live, staged } = await endsOf(c.env, locale, version)
  return c.json(replayVisits(addresses, live, staged))
}

async function endsOf(env: DeskBindings, locale: LocaleCode, of: string | undefined) {
  const stores = storesOf(env)
  const [staged, { version }] = await Promise.all([stagedEntries(stores, locale, of), liveVersion(stores, locale)])
  return ends.get(env.DESK_DB, locale, `${version} ${staged.name}`, async () => {
    const [live, pages] = await Promise.all([cachedVersion(stores.kv, locale, version), env.site.knownPaths()])
    const context = { locale, pages, LOCALE_DOMAINS: env.site.domains, now: Date.now() }
    const endOf = (entries: TableEntries) => createEndOf(parseRedirectTable(writeEntries(entries)).rules, context)
    return { live: endOf(live ?? new Map()), staged: endOf(staged.entries) }
  })
}

/** `name` changes with what is in it. */
async function stagedEntries(stores: Stores, locale: LocaleCode, of: string | undefined) {
  if (of === undefined) {
    const { base, revision, entries } = await openDraft(stores, locale)
    return { name: `${base} ${revision}`, entries }
  }
  const entries = await cachedVersion(stores.kv, locale, of)
  if (entries === undefined) throw failure(404, { error: 'version-missing' })
  return { name: of, entries }
}
