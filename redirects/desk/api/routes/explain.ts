import type { Context } from 'hono'
import * as z from 'zod/mini'
import { tableOf } from '#redirects/drafts/table-of.ts'
import { explainAddress } from '#redirects/explain/explain-address.ts'
import { explainedSite } from '#redirects/explain/explained-site.ts'
import type { PageAt } from '#redirects/explain/site-answer.ts'
import { readHosts } from '#redirects/check/read-hosts.ts'
import { createSuggestTarget } from '#redirects/pages/suggest-target.ts'
import { dayAt } from '#redirects/table/day-at.ts'
import { createFindEntry } from '#redirects/table/rule-index.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Reads } from '../../wire.ts'
import listedHosts from '../../../hosts.txt?raw'
import { failure } from '../answers.ts'
import type { DeskEnv, DeskSite } from '../desk-env.ts'
import { localeSchema, readQuery, versionSchema } from '../read-request.ts'
import { storesOf } from '../stores.ts'

/** An existing day, yyyy-MM-dd. */
const daySchema = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/),
  z.refine((day) => !Number.isNaN(Date.parse(day))),
)

const querySchema = z.object({
  locale: localeSchema,
  address: z.string().check(z.maxLength(4_000)),
  version: z.optional(versionSchema),
  day: z.optional(daySchema),
})
const OK = 200

/** How an address is answered, step by step: live, with the draft, and with a stored version. Other locales always use their live version. */
export async function explain(c: Context<DeskEnv>): Promise<Response> {
  const { locale, address, version, day } = readQuery(c, querySchema)
  const { site } = c.env
  const stores = storesOf(c.env)
  const isThere = version === undefined || (await tableOf(stores, locale, version)) !== undefined
  if (!isThere) throw failure(404, { error: 'version-missing' })
  const tableFor = (code: LocaleCode, name: string) => (code === locale || name === 'draft' ? name : 'live')
  const explained = async (name: string) => {
    const explanation = await explainAddress(
      address,
      explainedSite(
        {
          LOCALE_DOMAINS: site.domains,
          rootPages: site.rootPages,
          ownHosts: [...readHosts(listedHosts)],
          locale,
          origin: new URL(c.req.url).origin,
          pageAt: (code, path) => pageAt(site, code, path),
          async suggest(code, path) {
            const [known, table] = await Promise.all([site.knownPaths(), tableOf(stores, code, tableFor(code, name))])
            return createSuggestTarget(known[code] ?? new Set(), table ?? new Map())(path)
          },
        },
        async (code) => {
          const table = await tableOf(stores, code, tableFor(code, name))
          return createFindEntry(table ?? new Map(), day ?? dayAt(Date.now(), code))
        },
      ),
    )
    if (!explanation) throw failure(400, { error: 'no-address' })
    return explanation
  }
  const [live, draft, byVersion] = await Promise.all([
    explained('live'),
    explained('draft'),
    version === undefined ? undefined : explained(version),
  ])
  return c.json({ live, draft, ...(byVersion && { version: byVersion }) } satisfies Reads['explain'])
}

async function pageAt(site: DeskSite, locale: LocaleCode, path: string): Promise<PageAt> {
  const { status, redirect } = await site.pageAt(locale, path)
  if (redirect !== undefined) return { kind: 'card-list', url: redirect }
  return { kind: status === OK ? 'page' : 'none' }
}
