// The problems of a table with the pages of the site, and what publishing it would change.

import type { CheckContext } from '#redirects/check/check-context.ts'
import { checkTable } from '#redirects/check/check-table.ts'
import type { Finding } from '#redirects/check/finding.ts'
import { tableChange } from '#redirects/check/publication-preview.ts'
import { targetPage } from '#redirects/check/rule-ways.ts'
import type { OpenDraft } from '#redirects/store/drafts.ts'
import { namesAside } from '#redirects/store/set-aside.ts'
import { visitedPaths, visitsSince } from '#redirects/store/visits.ts'
import { readHosts } from '#redirects/table/own-hosts.ts'
import { parseLine, parseRedirectTable } from '#redirects/table/parse-table.ts'
import { createFindEntry } from '#redirects/table/rule-index.ts'
import { ruleEntryKey, type TableEntries, writeEntries } from '#redirects/table/table-entries.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { isExternalTarget } from '#shared/navigation/redirect-target.ts'
import type { LocalePath } from '#shared/navigation/site-page.ts'
import listedHosts from '../hosts.txt?raw'
import type { DeskBindings, DeskContext, DeskSite } from './desk-app.ts'

export const OWN_HOSTS = [...readHosts(listedHosts)]

const KEPT_MS = 60_000
/** More pages than this are not requested: they count as missing. */
const MAX_ASKED = 100
const NOT_FOUND = 404

/** A table with a name that is the same as long as its entries are. */
export interface NamedTable {
  name: string
  entries: TableEntries
}

interface CheckedTable {
  findings: Finding[]
  /** the listed pages, and unlisted ones that targets name */
  pages: CheckContext['pages']
}

/** Module state: the last result of a check, for a minute, because pages are added and removed. */
let last: { name: string; until: number; checked: CheckedTable } | undefined

/** Module state: which unlisted pages there are. So a save asks only for new ones. */
let asked = { until: 0, pages: new Map<string, boolean>() }

export function checkedDraft(c: DeskContext, draft: OpenDraft): Promise<CheckedTable> {
  return checkedTable(c, namedDraft(draft), draft)
}

export function namedDraft({ revision, entries }: OpenDraft): NamedTable {
  return { name: `draft ${revision}`, entries }
}

/** @param live whose hosts were reviewed */
export async function checkedTable(
  c: DeskContext,
  { name: tableName, entries }: NamedTable,
  live: Pick<OpenDraft, 'baseEntries'>,
): Promise<CheckedTable> {
  const [locale, { site }] = [c.get('locale'), c.env]
  const name = `${locale} ${tableName}`
  if (last?.name === name && Date.now() < last.until) return last.checked
  const table = parseRedirectTable(writeEntries(entries))
  const context = {
    locale,
    pages: await site.knownPaths(),
    LOCALE_DOMAINS: site.domains,
    hosts: knownHosts(live.baseEntries),
  }
  const findings = checkTable(table, context)
  const unlisted = await unlistedPages(
    site,
    findings.flatMap((finding) => deadPage(finding, context) ?? []),
  )
  const pages = { ...context.pages }
  for (const { locale: code, path } of unlisted) pages[code] = new Set(pages[code]).add(path)
  const checked =
    unlisted.length === 0
      ? { findings, pages }
      : { findings: checkTable(table, { ...context, pages }), pages }
  last = { name, until: Date.now() + KEPT_MS, checked }
  return checked
}

/** The missing page may be the end of a chain: then the table's locale is assumed. */
function deadPage({ kind, line, words: { path = '' } }: Finding, context: CheckContext) {
  if (kind !== 'dead') return undefined
  const rule = parseLine(line, 0)
  const target = rule && 'source' in rule ? targetPage(rule.target, context) : undefined
  return target?.path === path ? target : { locale: context.locale, path }
}

/** Those that the site has, although they are in no list. An unreachable page is not a missing page. */
async function unlistedPages(site: DeskSite, dead: readonly LocalePath[]): Promise<LocalePath[]> {
  if (Date.now() > asked.until) asked = { until: Date.now() + KEPT_MS, pages: new Map() }
  const { pages } = asked
  const named = new Map(dead.map((page) => [`${page.locale} ${page.path}`, page]))
  const open = [...named].filter(([name]) => !pages.has(name)).slice(0, MAX_ASKED)
  await Promise.all(
    open.map(async ([name, { locale, path }]) =>
      pages.set(name, (await site.pageAt(locale, path)).status !== NOT_FOUND),
    ),
  )
  return [...named].filter(([name]) => pages.get(name)).map(([, page]) => page)
}

/** What changes for visitors if a table replaces the live one. */
export async function changeOf(c: DeskContext, draft: OpenDraft, next: NamedTable) {
  const { live, baseEntries: entries } = draft
  const { findings, pages } = await checkedTable(c, next, draft)
  const before = await checkedTable(c, { name: `version ${live?.seq ?? 0}`, entries }, draft)
  const facts = await factsOf(c, next.entries)
  return { ...tableChange({ ...before, entries }, { ...next, findings }, facts), pages }
}

async function visitsByRule({ stores }: DeskBindings, locale: LocaleCode, entries: TableEntries) {
  const visits = new Map<string, number>()
  const findRule = createFindEntry(entries)
  const hits = await visitedPaths(stores.db, locale, visitsSince(Date.now()), 'hit')
  for (const { path, visits: amount } of hits) {
    const rule = findRule(path)
    const key = rule && ruleEntryKey(rule.source)
    if (key !== undefined) visits.set(key, amount + (visits.get(key) ?? 0))
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

function knownHosts(live: TableEntries): ReadonlySet<string> {
  const targets = parseRedirectTable(writeEntries(live)).rules.map(({ target }) => target)
  return new Set([
    ...OWN_HOSTS,
    ...targets.filter(isExternalTarget).flatMap((target) => URL.parse(target)?.host ?? []),
  ])
}
