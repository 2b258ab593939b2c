import { parsePagePath } from '#shared/navigation/page-path.ts'
import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'
import { redirectLocation } from '#shared/navigation/redirect-target.ts'
import { sitePage, type LocalePath } from '#shared/navigation/site-page.ts'
import { foldedKey, type FindRule } from '../table/rule-index.ts'
import type { CheckContext } from './check-context.ts'

/** The result of following all redirects of a path. */
export interface Way {
  /** the rule of the path itself */
  rule: RedirectRule
  /** the path of the next redirect, if another rule matches the target */
  next?: string
  /** the last address, written like a target; for a loop, the first target */
  end: string
  hops: number
  /** the rules of the loop, if the way never ends; the same array for all ways into the loop */
  round: readonly RedirectRule[] | undefined
  /** the first later rule that hides a page: the way passes the address of that page */
  through: RedirectRule | undefined
}

type Step = Pick<Way, 'rule' | 'next'>

/** After this many redirects their queries are no longer joined. */
const MAX_JOINED = 100
/** A placeholder for the site's host, which a table does not know. */
const SITE = 'https://site.invalid'

/** The page of the site that a target names; undefined for another site. */
export function targetPage(
  target: string,
  { locale, LOCALE_DOMAINS }: Pick<CheckContext, 'locale' | 'LOCALE_DOMAINS'>,
): LocalePath | undefined {
  // most targets of a large table need no URL parser
  if (!/^\/(?![/\\])/.test(target) || target.includes('/.'))
    return sitePage(target, { domains: { LOCALE_DOMAINS }, origin: SITE, locale })
  const { path, locale: named } = parsePagePath(target.replace(/[?#].*$/s, ''))
  return { locale: named ?? locale, path }
}

/** Follows each path once. undefined: no rule matches the path */
export function createWays(
  findRule: FindRule,
  context: CheckContext,
): (path: string) => Way | undefined {
  const known = new Map<string, Way>()
  const pages = new Set(Array.from(context.pages[context.locale] ?? [], foldedKey))

  function step(path: string): Step | undefined {
    const rule = findRule(path)
    const page = rule && targetPage(rule.target, context)
    // a rule whose target is its own path does nothing
    if (!rule || (page && isOwn(page) && page.path === path)) return undefined
    return page && isOwn(page) ? { rule, next: page.path } : { rule }
  }

  function isOwn({ locale }: LocalePath): boolean {
    return locale === context.locale
  }

  return function wayOf(start) {
    const met = new Map<string, Step>()
    let path: string | undefined = start
    while (path !== undefined && !known.has(path) && !met.has(path)) {
      const taken: Step | undefined = step(path)
      if (!taken) break
      met.set(path, taken)
      path = taken.next
    }
    const round = path !== undefined && met.has(path) ? rulesFrom([...met], path) : undefined
    let after = path === undefined ? undefined : known.get(path)
    for (const [name, { rule, next }] of [...met].toReversed()) {
      after = {
        rule,
        ...(next !== undefined && (after || round) && { next }),
        end:
          after && !after.round && after.hops < MAX_JOINED
            ? joined(rule.target, after.end)
            : (after?.end ?? rule.target),
        hops: 1 + (after?.hops ?? 0),
        round: round ?? after?.round,
        through:
          after && next !== undefined && pages.has(foldedKey(next)) ? after.rule : after?.through,
      }
      known.set(name, after)
    }
    return known.get(start)
  }
}

/** The rules of a loop: those between the two visits of the same path. */
function rulesFrom(
  met: readonly (readonly [path: string, step: Step])[],
  path: string,
): RedirectRule[] {
  const at = met.findIndex(([name]) => name === path)
  return [...new Set(met.slice(at).map(([, { rule }]) => rule))]
}

/** Appends the query of the first redirect, and keeps its hash if the second has none. */
function joined(first: string, second: string): string {
  const [, search = '', hash = ''] = /^[^?#]*(\?[^#]*)?(#.*)?$/s.exec(first) ?? []
  const location = redirectLocation(second, search)
  return location.includes('#') ? location : location + hash
}
