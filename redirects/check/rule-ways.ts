import { sitePage, type SitePage } from '#shared/navigation/site-page.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'
import { redirectLocation } from '#shared/navigation/redirect-target.ts'
import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'
import { foldedKey, type FindRule, type FoundRule } from '../table/rule-index.ts'
import type { CheckContext } from './check-context.ts'
import { hasDays } from './finding.ts'

/** The result of following all redirects of a path. */
export interface Way {
  /** the rule of the path itself */
  found: FoundRule
  /** the path of the next redirect, if another rule matches the target */
  next?: string
  /** the last address, written like a target; for a loop, the first target */
  end: string
  /** redirects until the end */
  hops: number
  /** the rules of the loop, if the way never ends; the same array for all ways into the loop */
  round: readonly RedirectRule[] | undefined
  /** a later rule has days */
  hasDaysLater: boolean
  /** the first later rule that hides a page: the way passes the address of that page */
  through: RedirectRule | undefined
}

type Step = Pick<Way, 'found' | 'next'>

/** Prefixes can produce new paths endlessly (`/a/*  /a/b/:splat`): a longer way counts as a loop. */
const MAX_MET = 100_000
const MAX_PREFIXES_MET = 20
/** After this many redirects their queries are no longer joined. */
const MAX_JOINED = 100
/** A placeholder for the site's host, which a table does not know. */
const SITE = 'https://site.invalid'

/** The page of the site that a target names; undefined for another site. */
export function targetPage(
  target: string,
  { locale, LOCALE_DOMAINS }: Pick<CheckContext, 'locale' | 'LOCALE_DOMAINS'>,
): SitePage | undefined {
  // most targets of a large table need no URL parser
  if (!/^\/(?![/\\])/.test(target) || target.includes('/.')) return sitePage(target, { domains: { LOCALE_DOMAINS }, origin: SITE, locale })
  const { path, locale: named } = parsePagePath(target.replace(/[?#].*$/s, ''))
  return { locale: named ?? locale, path }
}

/** Finds the ways of a table's paths. Each path is followed once and remembered. undefined: no rule matches the path. */
export function createWays(findRule: FindRule, context: CheckContext): (path: string) => Way | undefined {
  const known = new Map<string, Way>()
  const pages = new Set(Array.from(context.pages[context.locale] ?? [], foldedKey))

  function step(path: string): Step | undefined {
    const found = findRule(path)
    const page = found && targetPage(found.target, context)
    // a rule whose target is its own path does nothing
    if (!found || (page && isOwn(page) && page.path === path)) return undefined
    return page && isOwn(page) ? { found, next: page.path } : { found }
  }

  function isOwn({ locale }: SitePage): boolean {
    return locale === context.locale
  }

  return function wayOf(start) {
    const met = new Map<string, Step>()
    let prefixes = 0
    let path: string | undefined = start
    let goesRound = false
    while (path !== undefined && !known.has(path)) {
      goesRound ||= met.has(path) || met.size > MAX_MET || prefixes > MAX_PREFIXES_MET
      const taken: Step | undefined = goesRound ? undefined : step(path)
      if (!taken) break
      met.set(path, taken)
      if (taken.found.target !== taken.found.rule.target) prefixes++
      path = taken.next
    }
    const round = goesRound ? rulesFrom([...met], path) : undefined
    let after = path === undefined ? undefined : known.get(path)
    for (const [name, { found, next }] of [...met].toReversed()) {
      after = {
        found,
        ...(next !== undefined && (after || round) && { next }),
        end: after && !after.round && after.hops < MAX_JOINED ? joined(found.target, after.end) : (after?.end ?? found.target),
        hops: 1 + (after?.hops ?? 0),
        round: round ?? after?.round,
        hasDaysLater: after !== undefined && (hasDays(after.found.rule) || after.hasDaysLater),
        through: after && next !== undefined && pages.has(foldedKey(next)) ? after.found.rule : after?.through,
      }
      known.set(name, after)
    }
    return known.get(start)
  }
}

/** The rules of a loop: those between the two visits of the same path; if prefixes produce endless paths, the last ones. */
function rulesFrom(met: readonly (readonly [path: string, step: Step])[], path: string | undefined): RedirectRule[] {
  const at = met.findIndex(([name]) => name === path)
  return [...new Set(met.slice(at < 0 ? -MAX_PREFIXES_MET : at).map(([, { found }]) => found.rule))]
}

export function rulesOf(way: Way, wayOf: (path: string) => Way | undefined, limit: number): RedirectRule[] {
  const met = new Set([way.found.rule])
  let after = way.next === undefined ? undefined : wayOf(way.next)
  while (after && met.size < limit && !met.has(after.found.rule)) {
    met.add(after.found.rule)
    after = after.next === undefined ? undefined : wayOf(after.next)
  }
  return [...met]
}

/** The target of two redirects in a row: the query of the first is appended, its hash is kept if the second has none. */
function joined(first: string, second: string): string {
  const [, search = '', hash = ''] = /^[^?#]*(\?[^#]*)?(#.*)?$/s.exec(first) ?? []
  const location = redirectLocation(second, search)
  return location.includes('#') ? location : location + hash
}
