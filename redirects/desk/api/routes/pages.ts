import type { Context } from 'hono'
import * as z from 'zod/mini'
import { openDraft } from '#redirects/drafts/change-draft.ts'
import { checkRule } from '#redirects/pages/check-rule.ts'
import { suggestPages } from '#redirects/pages/suggest-pages.ts'
import { MAX_LINE_CHARACTERS } from '#redirects/table/parse-table.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Reads } from '../../wire.ts'
import type { DeskEnv, DeskSite } from '../desk-env.ts'
import { knownHosts } from '../findings.ts'
import { localeSchema, readQuery } from '../read-request.ts'
import { storesOf } from '../stores.ts'

const MAX_PAGES = 8
const OK = 200

const pagesSchema = z.object({ locale: localeSchema, q: z._default(z.string().check(z.maxLength(2_000)), '') })

/** Pages of the site for a target that is being typed. */
export async function pages(c: Context<DeskEnv>): Promise<Response> {
  const { locale, q } = readQuery(c, pagesSchema)
  const { site } = c.env
  const paths = suggestPages((await site.knownPaths())[locale] ?? new Set(), q, MAX_PAGES)
  const found = await Promise.all(paths.map(async (path) => ({ path, ...(await pageOf(site, locale, path)) })))
  return c.json(found satisfies Reads['pages'])
}

const text = z.string().check(z.maxLength(MAX_LINE_CHARACTERS))
const checkSchema = z.object({ locale: localeSchema, source: z._default(text, ''), target: z._default(text, ''), key: z.optional(text) })

/** Checks a rule that is being typed. */
export async function ruleCheck(c: Context<DeskEnv>): Promise<Response> {
  const { locale, ...rule } = readQuery(c, checkSchema)
  const { site } = c.env
  const [{ entries, baseEntries }, known] = await Promise.all([openDraft(storesOf(c.env), locale), site.knownPaths()])
  const context = { locale, pages: known, LOCALE_DOMAINS: site.domains, hosts: knownHosts(baseEntries), now: Date.now() }
  const check = await checkRule(rule, { entries, context, pageAt: (page) => pageOf(site, page.locale, page.path) })
  return c.json(check satisfies Reads['check-rule'])
}

/** undefined: there is no such page. An unreachable page is not a missing one. */
async function pageOf(site: DeskSite, locale: LocaleCode, path: string): Promise<{ title?: string } | undefined> {
  const { status, title, redirect } = await site.pageAt(locale, path)
  if (status === NOT_FOUND) return undefined
  return status === OK && title !== undefined && redirect === undefined ? { title } : {}
}

const NOT_FOUND = 404
