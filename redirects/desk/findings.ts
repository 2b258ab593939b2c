// The problems of a table, checked against the pages of the site, and what a publication of it
// would change.

import type { CheckContext } from '#redirects/check/check-context.ts'
import { checkTable } from '#redirects/check/check-table.ts'
import type { Finding } from '#redirects/check/finding.ts'
import { readHosts } from '#redirects/check/read-hosts.ts'
import { targetPage } from '#redirects/check/rule-ways.ts'
import { namesAside } from '#redirects/store/set-aside.ts'
import { hits, visitsSince } from '#redirects/store/visits.ts'
import { parseLine, parseRedirectTable } from '#redirects/table/parse-table.ts'
import { createFindEntry } from '#redirects/table/rule-index.ts'
import { ruleEntryKey, type TableEntries, writeEntries } from '#redirects/table/table-entries.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { isExternalTarget } from '#shared/navigation/redirect-target.ts'
import listedHosts from '../hosts.txt?raw'
import type { DeskContext, DeskEnv } from './desk-app.ts'

export const OWN_HOSTS = [...readHosts(listedHosts)]

const KEPT_MS = 60_000
/**
 * Pages that are not in the list are requested one by one, up to this number. Further ones count as
 * missing.
 */
const MAX_ASKED = 100
const MAX_KEPT_PAGES = 1_000
const NOT_FOUND = 404

/** A table with a name that is the same as long as its entries are. */
export interface NamedTable {
  name: string
  entries: TableEntries
}

/**
 * Module state: the findings of the table that was checked last, for a minute, because pages are
 * added and removed.
 */
let last: { db: unknown; name: string; until: number; findings: Promise<Finding[]> } | undefined
interface AskedPage {
  locale: LocaleCode
  path: string
  status: number
  until: number
}

/**
 * Module state: the pages that were asked for in the last minute, by database. So a save asks for
 * new pages only.
 */
const asked = new WeakMap<object, Map<string, AskedPage>>()

/** @param live the entries of the live version, whose hosts were reviewed */
export function findingsOf(
  env: DeskEnv,
  locale: LocaleCode,
  table: NamedTable,
  live: TableEntries,
): Promise<Finding[]> {
  const name = `${locale} ${table.name}`
  if (last?.db === env.stores.db && last.name === name && Date.now() < last.until)
    return last.findings
  const findings = checkAgainstSite(
    env,
    locale,
    parseRedirectTable(writeEntries(table.entries)),
    knownHosts(live),
  )
  last = { db: env.stores.db, name, until: Date.now() + KEPT_MS, findings }
  findings.catch(() => (last = undefined))
  return findings
}

/** Visits of the last 30 days by the key of the rule that redirects them. */
async function visitsByRule({ stores }: DeskEnv, locale: LocaleCode, entries: TableEntries) {
  const visits = new Map<string, { visits: number }>()
  const findRule = createFindEntry(entries)
  for (const { path, visits: amount } of await hits(stores.db, locale, visitsSince(Date.now()))) {
    const rule = findRule(path)
    const key = rule && ruleEntryKey(rule.source)
    if (key !== undefined) visits.set(key, { visits: amount + (visits.get(key)?.visits ?? 0) })
  }
  return visits
}

export async function factsOf(c: DeskContext, entries: TableEntries) {
  const locale = c.get('locale')
  const [visits, aside] = await Promise.all([
    visitsByRule(c.env, locale, entries),
    namesAside(c.env.stores.db, locale, 'finding'),
  ])
  return { visits, aside }
}

/** The hosts of the list and of the live table. */
function knownHosts(live: TableEntries): ReadonlySet<string> {
  const targets = parseRedirectTable(writeEntries(live)).rules.map(({ target }) => target)
  return new Set([
    ...OWN_HOSTS,
    ...targets.filter(isExternalTarget).flatMap((target) => URL.parse(target)?.host ?? []),
  ])
}

/** The listed pages, and unlisted ones that were found. */
export async function knownPages({ stores, site }: DeskEnv): Promise<CheckContext['pages']> {
  const pages = await site.knownPaths()
  // an unreachable page is not a missing page
  const found = [...(asked.get(stores.db)?.values() ?? [])].filter(
    ({ status, until }) => status !== NOT_FOUND && Date.now() < until,
  )
  const byLocale = Map.groupBy(found, ({ locale }) => locale)
  const more = [...byLocale].map(([locale, there]) => [
    locale,
    new Set([...(pages[locale] ?? []), ...there.map(({ path }) => path)]),
  ])
  return { ...pages, ...Object.fromEntries(more) }
}

async function checkAgainstSite(
  env: DeskEnv,
  locale: LocaleCode,
  table: ReturnType<typeof parseRedirectTable>,
  hosts: ReadonlySet<string>,
): Promise<Finding[]> {
  const context = { locale, pages: await knownPages(env), LOCALE_DOMAINS: env.site.domains, hosts }
  const findings = checkTable(table, context)
  const dead = findings.flatMap((finding) => deadPage(finding) ?? [])
  if (!(await askForPages(env, dead))) return findings
  return checkTable(table, { ...context, pages: await knownPages(env) })

  function deadPage({ kind, line, words }: Finding) {
    if (kind !== 'dead') return undefined
    const rule = parseLine(line, 0)
    const target = rule && 'source' in rule ? targetPage(rule.target, context) : undefined
    const path = words['path'] ?? ''
    // the missing page may be the end of a chain: assume the table's locale
    return target?.path === path ? target : { locale, path }
  }
}

/**
 * Asks the site for pages that are in no list, unless it was asked in the last minute. false: none
 * of them was found.
 */
async function askForPages(
  { site, stores }: DeskEnv,
  pages: readonly { locale: LocaleCode; path: string }[],
): Promise<boolean> {
  const known = asked.get(stores.db) ?? new Map<string, AskedPage>()
  asked.set(stores.db, known)
  if (known.size > MAX_KEPT_PAGES) known.clear()
  const open = new Map(pages.map((page) => [`${page.locale} ${page.path}`, page]))
  const unknown = [...open]
    .filter(([name]) => Date.now() > (known.get(name)?.until ?? 0))
    .slice(0, MAX_ASKED)
  const answers = await Promise.all(
    unknown.map(async ([name, page]) => ({
      name,
      ...page,
      ...(await site.pageAt(page.locale, page.path)),
    })),
  )
  for (const { name, locale, path, status } of answers)
    known.set(name, { locale, path, status, until: Date.now() + KEPT_MS })
  return answers.some(({ status }) => status !== NOT_FOUND)
}
