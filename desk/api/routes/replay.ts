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
import { visitedAddresses } from '#redirects/visits/visited-addresses.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { DeskBindings, DeskEnv } from '../desk-env.ts'
import { createKeepLast } from '../keep-last.ts'
import { localeSchema, readBody, readQuery } from '../read-request.ts'
import { storesOf, visitsOf } from '../stores.ts'

const querySchema = z.object({ locale: localeSchema })

/** What visitors of the last 30 days asked the tables for, hits and 404s, most visits first. */
export async function visited(c: Context<DeskEnv>): Promise<Response> {
  const { locale } = readQuery(c, querySchema)
  return c.json(await visitedAddresses(visitsOf(c.env), locale, Date.now()))
}

const addressSchema = z.tuple([z.string().check(z.maxLength(MAX_ADDRESS_CHARACTERS)), z.number().check(z.minimum(0))])
const bodySchema = z.object({ locale: localeSchema, addresses: z.array(addressSchema).check(z.maxLength(20_000)) })

type EndOf = (address: string) => PathEnd

const ends = createKeepLast<{ live: EndOf; draft: EndOf }>()

/** What the draft changes for some visited addresses. The page asks for all of them in parts. */
export async function replay(c: Context<DeskEnv>): Promise<Response> {
  const { locale, addresses } = await readBody(c, bodySchema)
  const { live, draft } = await endsOf(c.env, locale)
  return c.json(replayVisits(addresses, live, draft))
}

async function endsOf(env: DeskBindings, locale: LocaleCode) {
  const stores = storesOf(env)
  const [draft, { version }] = await Promise.all([openDraft(stores, locale), liveVersion(stores, locale)])
  return ends.get(env.DESK_DB, locale, `${version} ${draft.base} ${draft.revision}`, async () => {
    const [live, pages] = await Promise.all([cachedVersion(stores.kv, locale, version), env.site.knownPaths()])
    const context = { locale, pages, LOCALE_DOMAINS: env.site.domains, now: Date.now() }
    const endOf = (entries: TableEntries) => createEndOf(parseRedirectTable(writeEntries(entries)).rules, context)
    return { live: endOf(live ?? new Map()), draft: endOf(draft.entries) }
  })
}
