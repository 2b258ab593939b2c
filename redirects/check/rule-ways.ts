import { sitePage, type SitePage } from '#shared/navigation/site-page.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'
import { redirectLocation } from '#shared/navigation/redirect-target.ts'
import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'
import type { FindRule, FoundRule } from '../table/rule-index.ts'
import type { CheckContext } from './check-context.ts'
import { hasDays } from './finding.ts'

/** Where a path leads when every rule it meets is followed. */
export interface Way {
  /** the rule of the path itself */
  found: FoundRule
  /** the path it leads on to, where another rule has it */
  next?: string
  /** the address it ends at, as a target would say it; of a loop, the first target */
  end: string
  /** redirects until there */
  hops: number
  /** the rules that go round, where it never ends; one list for all that lead there */
  round: readonly RedirectRule[] | undefined
  /** a rule further on holds for some days only */
  hasDaysLater: boolean
}

type Step = Pick<Way, 'found' | 'next'>

/** Prefixes can lead to ever new paths (`/a/*  /a/b/:splat`): whoever is longer on the way than this is going round. */
const MAX_MET = 100_000
const MAX_PREFIXES_MET = 20
/** Beyond, the queries on the way are no longer gathered. */
const MAX_JOINED = 100
/** Stands for any host: a table does not know its own. */
const SITE = 'https://site.invalid'

/** The page of the site that a target of a table is; undefined where it leaves the site. */
export function targetPage(
  target: string,
  { locale, LOCALE_DOMAINS }: Pick<CheckContext, 'locale' | 'LOCALE_DOMAINS'>,
): SitePage | undefined {
  // what a URL parser would not change is most of a large table
  if (!/^\/(?![/\\])/.test(target) || target.includes('/.')) return sitePage(target, { domains: { LOCALE_DOMAINS }, origin: SITE, locale })
  const { path, locale: named } = parsePagePath(target.replace(/[?#].*$/s, ''))
  return { locale: named ?? locale, path }
}

/** The ways of a table. Each path is followed once, whoever leads to it. undefined: no rule has the path. */
export function createWays(findRule: FindRule, context: CheckContext): (path: string) => Way | undefined {
  const known = new Map<string, Way>()

  function step(path: string): Step | undefined {
    const found = findRule(path)
    const page = found && targetPage(found.target, context)
    // a rule to the very path is none
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
      }
      known.set(name, after)
    }
    return known.get(start)
  }
}

/** The rules that go round: those from the path on that was met again; of prefixes that lead ever deeper, the last ones. */
function rulesFrom(met: readonly (readonly [path: string, step: Step])[], path: string | undefined): RedirectRule[] {
  const at = met.findIndex(([name]) => name === path)
  return [...new Set(met.slice(at < 0 ? -MAX_PREFIXES_MET : at).map(([, { found }]) => found.rule))]
}

/** The first rules on a way. */
export function rulesOf(way: Way, wayOf: (path: string) => Way | undefined, limit: number): RedirectRule[] {
  const met = new Set([way.found.rule])
  let after = way.next === undefined ? undefined : wayOf(way.next)
  while (after && met.size < limit && !met.has(after.found.rule)) {
    met.add(after.found.rule)
    after = after.next === undefined ? undefined : wayOf(after.next)
  }
  return [...met]
}

/** The address that two redirects in a row come to: the query of the first goes along, its hash stays where the second has none. */
function joined(first: string, second: string): string {
  const [, search = '', hash = ''] = /^[^?#]*(\?[^#]*)?(#.*)?$/s.exec(first) ?? []
  const location = redirectLocation(second, search)
  return location.includes('#') ? location : location + hash
}
