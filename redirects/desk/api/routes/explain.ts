import type { Context } from 'hono'
import * as z from 'zod/mini'
import { openDraft } from '#redirects/drafts/change-draft.ts'
import { cachedVersion } from '#redirects/drafts/cached-version.ts'
import { explainAddress } from '#redirects/explain/explain-address.ts'
import type { PageAt } from '#redirects/explain/site-answer.ts'
import { dayAt } from '#redirects/table/day-at.ts'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { createFindRule, type FindRule } from '#redirects/table/rule-index.ts'
import { type TableEntries, writeEntries } from '#redirects/table/table-entries.ts'
import { liveVersion } from '#redirects/versions/live-version.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Explained } from '../../wire.ts'
import { failure } from '../answers.ts'
import type { DeskBindings, DeskEnv, DeskSite } from '../desk-env.ts'
import { createKeepLast } from '../keep-last.ts'
import { localeSchema, readQuery, versionSchema } from '../read-request.ts'
import { storesOf } from '../stores.ts'

const querySchema = z.object({ locale: localeSchema, address: z.string().check(z.maxLength(4_000)), version: z.optional(versionSchema) })
const rules = createKeepLast<FindRule>()
const OK = 200

/** Step by step where an address leads: live, by the draft, and by a stored version. A version is one locale's: the others answer by what is live. */
export async function explain(c: Context<DeskEnv>): Promise<Response> {
  const { locale, address, version } = readQuery(c, querySchema)
  const { site } = c.env
  const isThere = version === undefined || (await cachedVersion(storesOf(c.env).kv, locale, version)) !== undefined
  if (!isThere) throw failure(404, { error: 'version-missing' })
  const explained = async (of: 'live' | 'draft' | { version: string }) => {
    const explanation = await explainAddress(address, {
      LOCALE_DOMAINS: site.domains,
      rootPages: site.rootPages,
      locale,
      origin: new URL(c.req.url).origin,
      lookUp: async (code, path) => (await findRuleOf(c.env, code, typeof of === 'object' && code !== locale ? 'live' : of))(path),
      pageAt: (code, path) => pageAt(site, code, path),
    })
    if (!explanation) throw failure(400, { error: 'no-address' })
    return explanation
  }
  const [live, draft, byVersion] = await Promise.all([
    explained('live'),
    explained('draft'),
    version === undefined ? undefined : explained({ version }),
  ])
  const answer: Explained = { live, draft, ...(byVersion && { version: byVersion }) }
  return c.json(answer)
}

async function findRuleOf(env: DeskBindings, locale: LocaleCode, of: 'live' | 'draft' | { version: string }): Promise<FindRule> {
  const stores = storesOf(env)
  const day = dayAt(Date.now(), locale)
  const make = async (entries: TableEntries) => createFindRule(parseRedirectTable(writeEntries(entries)).rules, day)
  if (of === 'draft') {
    const draft = await openDraft(stores, locale)
    return rules.get(env.DESK_DB, `draft ${locale}`, `${draft.base} ${draft.revision} ${day}`, () => make(draft.entries))
  }
  if (of !== 'live') {
    return rules.get(env.DESK_DB, `version ${locale}`, `${of.version} ${day}`, async () => make(await entriesOf(of.version)))
  }
  const { version } = await liveVersion(stores, locale)
  return rules.get(env.DESK_DB, `live ${locale}`, `${version} ${day}`, async () => make(await entriesOf(version)))

  async function entriesOf(name: string | undefined): Promise<TableEntries> {
    return (await cachedVersion(stores.kv, locale, name)) ?? new Map<string, string>()
  }
}

async function pageAt(site: DeskSite, locale: LocaleCode, path: string): Promise<PageAt> {
  const { status, redirect } = await site.pageAt(locale, path)
  if (redirect !== undefined) return { kind: 'card-list', url: redirect }
  return { kind: status === OK ? 'page' : 'none' }
}
