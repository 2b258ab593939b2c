import { createEndOf } from '../check/end-of-path.ts'
import type { CheckContext } from '../check/check-context.ts'
import { createNearestPath } from '../check/nearest-path.ts'
import { targetPage } from '../check/rule-ways.ts'
import { localeForHost } from '#shared/locale/locale-links.ts'
import { isPrefixSource } from '#shared/navigation/redirect-rule.ts'
import type { SitePage } from '#shared/navigation/site-page.ts'
import { dayAt } from '../table/day-at.ts'
import type { FaultName } from '../table/fault.ts'
import { ruleFault } from '../table/parse-table.ts'
import { createFindEntry } from '../table/rule-index.ts'
import { ruleEntryKey, type TableEntries } from '../table/table-entries.ts'
import { ruleLine } from '../table/write-line.ts'
import { createHiddenPage } from './hidden-page.ts'

/** A rule that is being typed, before it is saved. It can be saved with every warning. */
export interface RuleCheck {
  source: {
    fault?: FaultName
    /** the rule that has the path already */
    existing?: { key: string; line: string }
    /** the page that the rule would hide */
    hides?: string
  }
  target: {
    /** rule: another rule redirects it. missing: no page has the address */
    kind: 'page' | 'outside' | 'rule' | 'missing' | 'fault'
    fault?: FaultName
    title?: string
    /** the other rule, and where it leads */
    rule?: { key: string; line: string; end: string }
    /** the likely page */
    nearest?: string
    /** a host that is not in redirects/hosts.txt */
    unknownHost?: string
  }
}

interface TypedRule {
  source: string
  target: string
  /** of the rule that is edited */
  key?: string | undefined
}

interface CheckedTable {
  entries: TableEntries
  context: CheckContext
  /** the page of an address: also a page that is not in the list. undefined: there is none. Without a title: it is not known whether there is one */
  pageAt(page: SitePage): Promise<{ title?: string } | undefined>
}

/** Checks one rule against a table and the pages of the site. */
export async function checkRule(rule: TypedRule, table: CheckedTable): Promise<RuleCheck> {
  const [source, target] = await Promise.all([sourceCheck(rule, table), targetCheck(rule, table)])
  return { source, target }
}

async function sourceCheck({ source, target, key }: TypedRule, table: CheckedTable): Promise<RuleCheck['source']> {
  const { entries, context } = table
  const fault = ruleFault(source, '/')
  if (fault !== undefined) return { fault }
  const own = ruleEntryKey(source)
  const line = own === key ? undefined : entries.get(own)
  const hides =
    createHiddenPage(context.pages[context.locale] ?? new Set(), context)(source, target) ?? (await unlistedPage(source, target, table))
  return { ...(line !== undefined && { existing: { key: own, line } }), ...(hides !== undefined && { hides }) }
}

/** The page of the path itself, if it is in no list. */
async function unlistedPage(source: string, target: string, { context, pageAt }: CheckedTable): Promise<string | undefined> {
  const page = targetPage(source, context)
  if (isPrefixSource(source) || page?.locale !== context.locale || targetPage(target, context)?.path === page.path) return undefined
  return (await pageAt(page))?.title === undefined ? undefined : page.path
}

async function targetCheck({ source, target, key }: TypedRule, { entries, context, pageAt }: CheckedTable): Promise<RuleCheck['target']> {
  const fault = ruleFault(ruleFault(source, '/') === undefined ? source : '/*', target)
  if (fault !== undefined) return { kind: 'fault', fault }
  const page = targetPage(target, context)
  if (!page) return { kind: 'outside', ...unknownHost(target, context) }
  if (target.includes(':splat')) return { kind: 'page' }
  const others = new Map([...entries].filter(([name]) => name !== key))
  const findRule = createFindEntry(others, dayAt(context.now, context.locale))
  const found = page.locale === context.locale ? findRule(page.path) : undefined
  if (found) {
    const end = createEndOf(findRule, context)(target).address
    return { kind: 'rule', rule: { key: ruleEntryKey(found.rule.source), line: ruleLine(found.rule), end } }
  }
  const there = await pageAt(page)
  if (there) return { kind: 'page', ...there }
  const nearest = page.locale === context.locale ? createNearestPath(context.pages[page.locale] ?? new Set())(page.path)?.path : undefined
  return { kind: 'missing', ...(nearest !== undefined && { nearest }) }
}

function unknownHost(target: string, { hosts, LOCALE_DOMAINS }: CheckContext): { unknownHost?: string } {
  const host = URL.parse(target)?.host ?? ''
  return !hosts || hosts.has(host) || localeForHost(host, LOCALE_DOMAINS) ? {} : { unknownHost: host }
}
