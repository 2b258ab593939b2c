import { checkTable } from '#redirects/check/check-table.ts'
import type { Finding } from '#redirects/check/finding.ts'
import { targetPage } from '#redirects/check/rule-ways.ts'
import type { OpenDraft } from '#redirects/drafts/change-draft.ts'
import { parseLine, parseRedirectTable, type ParsedTable } from '#redirects/table/parse-table.ts'
import { readHosts } from '#redirects/check/read-hosts.ts'
import listedHosts from '../../hosts.txt?raw'
import { type TableEntries, writeEntries } from '#redirects/table/table-entries.ts'
import { isExternalTarget } from '#shared/navigation/redirect-target.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { DeskBindings, DeskSite } from './desk-env.ts'
import { createKeepLast } from './keep-last.ts'

/** Pages that are not in the list are requested one by one, up to this number. Further ones count as missing. */
const MAX_ASKED = 100
const NOT_FOUND = 404

/** 1 kB each */
const MAX_KEPT_FINDINGS = 5_000

const kept = createKeepLast<Finding[]>(MAX_KEPT_FINDINGS, ({ length }) => length)

/** The findings of a draft's table. They are cached by revision for a minute, because pages are added and removed. */
export function findingsOf({ DESK_DB, site }: DeskBindings, locale: LocaleCode, draft: OpenDraft): Promise<Finding[]> {
  return kept.get(DESK_DB, locale, `${draft.base} ${draft.revision}`, async () =>
    checkAgainstSite(site, locale, parseRedirectTable(writeEntries(draft.entries)), knownHosts(draft.baseEntries)),
  )
}

/** The latest findings, of any revision: a search in a large table does not wait for the check. */
export async function lastFindings({ DESK_DB }: DeskBindings, locale: LocaleCode): Promise<Finding[]> {
  return (await kept.last(DESK_DB, locale)) ?? []
}

/** The findings of a version. @param name of the version; undefined: nothing is live */
export function findingsOfVersion(
  { DESK_DB, site }: DeskBindings,
  locale: LocaleCode,
  name = '',
  entries: TableEntries,
): Promise<Finding[]> {
  return kept.get(DESK_DB, `${locale} version`, name, async () =>
    checkAgainstSite(site, locale, parseRedirectTable(writeEntries(entries)), knownHosts(entries)),
  )
}

/** The hosts of the list and of the live table: published targets have been reviewed. */
export function knownHosts(live: TableEntries): ReadonlySet<string> {
  const targets = parseRedirectTable(writeEntries(live)).rules.map(({ target }) => target)
  return new Set([...readHosts(listedHosts), ...targets.filter(isExternalTarget).flatMap((target) => URL.parse(target)?.host ?? [])])
}

async function checkAgainstSite(site: DeskSite, locale: LocaleCode, table: ParsedTable, hosts: ReadonlySet<string>): Promise<Finding[]> {
  const pages = await site.knownPaths()
  const context = { locale, pages, LOCALE_DOMAINS: site.domains, now: Date.now(), hosts }
  const findings = checkTable(table, context)
  const asked = new Map(findings.flatMap((finding) => deadPage(finding) ?? []).map((page) => [`${page.locale} ${page.path}`, page]))
  const answers = await Promise.all(
    [...asked.values()].slice(0, MAX_ASKED).map(async (page) => ({ ...page, ...(await site.pageAt(page.locale, page.path)) })),
  )
  // an unreachable page is not a missing page
  const found = answers.filter(({ status }) => status !== NOT_FOUND)
  if (found.length === 0) return findings
  const more = Object.entries(Object.groupBy(found, (page) => page.locale))
  const added = more.map(([code, there]) => [
    code,
    new Set([...(new Map(Object.entries(pages)).get(code) ?? []), ...there.map(({ path }) => path)]),
  ])
  return checkTable(table, { ...context, pages: { ...pages, ...Object.fromEntries(added) } })

  function deadPage({ kind, line, words }: Finding) {
    if (kind !== 'dead') return undefined
    const rule = parseLine(line, 0)
    const target = rule && 'source' in rule ? targetPage(rule.target, context) : undefined
    const path = words['path'] ?? ''
    // the missing page may be the end of a chain: assume the table's locale
    return target?.path === path ? target : { locale, path }
  }
}
