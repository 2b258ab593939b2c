import type { Context } from 'hono'
import * as z from 'zod/mini'
import { createEndOf } from '#redirects/check/end-of-path.ts'
import { tableOf } from '#redirects/drafts/table-of.ts'
import { MAX_ADDRESS_CHARACTERS } from '#redirects/replay/read-log.ts'
import { replay as replayVisits } from '#redirects/replay/replay.ts'
import { dayAt } from '#redirects/table/day-at.ts'
import { createFindEntry } from '#redirects/table/rule-index.ts'
import type { TableEntries } from '#redirects/table/table-entries.ts'
import { visitedAddresses, VISITS_DAYS } from '#redirects/visits/read-visits.ts'
import type { Changes, Reads } from '../../wire.ts'
import type { DeskEnv } from '../desk-env.ts'
import { failure } from '../answers.ts'
import { localeSchema, readBody, readQuery, versionSchema } from '../read-request.ts'
import { storesOf, visitsOf } from '../stores.ts'

const daysSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(VISITS_DAYS))
const querySchema = z.object({ locale: localeSchema, days: z.optional(daysSchema) })

/** Addresses that visitors requested in the last 30 days, or in so many days before today and today, redirected or not found, most visits first. */
export async function visited(c: Context<DeskEnv>): Promise<Response> {
  const { locale, days } = readQuery(c, querySchema)
  return c.json(
    (await visitedAddresses(visitsOf(c.env), locale, Date.now(), days === undefined ? VISITS_DAYS : days + 1)) satisfies Reads['visited'],
  )
}

const addressSchema = z.tuple([z.string().check(z.maxLength(MAX_ADDRESS_CHARACTERS)), z.number().check(z.minimum(0))])
const bodySchema = z.object({
  locale: localeSchema,
  version: z.optional(versionSchema),
  addresses: z.array(addressSchema).check(z.maxLength(20_000)),
})

/** Compares the draft, or a stored version, with the live version for some visited addresses. The page sends all addresses in parts. */
export async function replay(c: Context<DeskEnv>): Promise<Response> {
  const { locale, version = 'draft', addresses } = await readBody(c, bodySchema)
  const stores = storesOf(c.env)
  const now = Date.now()
  const [staged, live, pages] = await Promise.all([
    tableOf(stores, locale, version),
    tableOf(stores, locale, 'live'),
    c.env.site.knownPaths(),
  ])
  if (staged === undefined) throw failure(404, { error: 'version-missing' })
  const context = { locale, pages, LOCALE_DOMAINS: c.env.site.domains, now }
  const endOf = (entries: TableEntries) => createEndOf(createFindEntry(entries, dayAt(now, locale)), context)
  return c.json(replayVisits(addresses, endOf(live ?? new Map()), endOf(staged)) satisfies Changes['replay'])
}
