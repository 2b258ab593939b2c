import type { Context } from 'hono'
import * as z from 'zod/mini'
import { tableOf } from '#redirects/drafts/table-of.ts'
import { setAside } from '#redirects/visits/set-aside.ts'
import { wantedRows } from '#redirects/visits/wanted-paths.ts'
import type { Reads } from '../../wire.ts'
import type { DeskEnv } from '../desk-env.ts'
import { localeSchema, readBody, readQuery } from '../read-request.ts'
import { storesOf, visitsOf } from '../stores.ts'

const querySchema = z.object({ locale: localeSchema })

/** Addresses of the last 30 days that were not found, and that neither the live version nor the draft redirects. */
export async function wanted(c: Context<DeskEnv>): Promise<Response> {
  const { locale } = readQuery(c, querySchema)
  const stores = storesOf(c.env)
  const [draft, live, known] = await Promise.all([
    tableOf(stores, locale, 'draft'),
    tableOf(stores, locale, 'live'),
    c.env.site.knownPaths(),
  ])
  const input = { entries: new Map([...(live ?? []), ...(draft ?? [])]), pages: known[locale] ?? new Set() }
  const rows = await wantedRows({ visits: visitsOf(c.env), db: stores.db }, locale, input, Date.now())
  return c.json(rows satisfies Reads['wanted'])
}

const namesSchema = z._default(z.array(z.string().check(z.maxLength(2_000))).check(z.maxLength(20_000)), [])
const asideSchema = z.object({ locale: localeSchema, paths: namesSchema, findings: namesSchema, isAside: z.boolean() })

/** Sets wanted addresses and findings aside, or shows them again. */
export async function aside(c: Context<DeskEnv>): Promise<Response> {
  const asked = await readBody(c, asideSchema)
  await setAside(c.env.DESK_DB, { ...asked, who: c.get('session').who, at: Date.now() })
  return c.json({})
}
