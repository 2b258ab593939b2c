// Problems with the end of a rule's redirects: a loop, a chain, or a missing page.

import { isFolderSource, type RedirectRule } from '#shared/navigation/redirect-rule.ts'
import { MAX_REDIRECT_HOPS } from '#shared/navigation/redirect-target.ts'
import { type FindRule, foldedKey } from '../table/rule-index.ts'
import { ruleEntryKey } from '../table/table-entries.ts'
import { tidyTarget } from '../table/tidy-target.ts'
import type { CheckContext } from './check-context.ts'
import { changeRule, type Finding, remove, removeRule, ruleFinding } from './finding.ts'
import { createNearestPath } from './nearest-path.ts'
import { createWays, targetPage, type Way } from './rule-ways.ts'

/** More missing pages than this get no suggestion: each is compared with all pages. */
const MAX_NEAREST = 100
/** rules of a loop that the finding names */
const MAX_NAMED = 10

/** The rule's target must be safe. undefined: no problem */
export function createTargetFinding(
  findRule: FindRule,
  context: CheckContext,
): (rule: RedirectRule) => Finding | undefined {
  const { locale, pages } = context
  const ways = createWays(findRule, context)
  const nearestPath = createNearestPath(pages[locale] ?? new Set())
  const nearest = new Map<string, string | undefined>()
  const breakers = new Map<readonly RedirectRule[], RedirectRule>()

  return function targetFinding(rule) {
    const page = targetPage(rule.target, context)
    if (
      !isFolderSource(rule.source) &&
      page?.locale === locale &&
      foldedKey(page.path) === foldedKey(rule.source)
    )
      return loop(rule, [rule], rule)
    // of a folder, its star as a path below it
    const way = ways(rule.source)
    // its target is its own path
    if (way?.rule !== rule) return undefined
    if (way.round) return loop(rule, way.round, breakerOf(way.round))
    const finding = dead(rule, way.end) ?? chain(rule, way)
    // a fix would write the end of the hiding rule into this rule, too
    return finding && way.through
      ? { ...finding, through: ruleEntryKey(way.through.source), fixes: [] }
      : finding
  }

  function loop(
    rule: RedirectRule,
    round: readonly RedirectRule[],
    breaker: RedirectRule | undefined,
  ): Finding {
    const named = round.slice(0, MAX_NAMED).map(({ source, target }) => `${source} → ${target}`)
    const way = named.join(', ') + (round.length > MAX_NAMED ? ' …' : '')
    const kind = breaker === rule ? 'remove' : 'remove-other'
    return ruleFinding(rule, 'loop', 'error', { way }, [
      { kind, changes: [removeRule(breaker ?? rule)] },
    ])
  }

  /** One that hides a page, else the last one: the same for all ways into the loop. */
  function breakerOf(round: readonly RedirectRule[]): RedirectRule | undefined {
    if (!breakers.has(round)) {
      const hiding = round.find(({ source }) => pages[locale]?.has(source))
      breakers.set(
        round,
        hiding ?? round.reduce((last, other) => (other.line > last.line ? other : last)),
      )
    }
    return breakers.get(round)
  }

  function dead(rule: RedirectRule, end: string): Finding | undefined {
    const gone = gonePage(end)
    if (!gone) return undefined
    const nearest = gone.locale === locale ? nearestTo(gone.path) : undefined
    // a page that a rule hides would redirect again
    const near = nearest !== undefined && ways(nearest) === undefined ? nearest : undefined
    const use =
      near === undefined
        ? []
        : [{ kind: 'use-page' as const, changes: changeRule(rule, { target: encodeURI(near) }) }]
    return ruleFinding(rule, 'dead', 'danger', { path: gone.path }, [...use, remove(rule)])
  }

  function gonePage(address: string) {
    const page = targetPage(address, context)
    return page && pages[page.locale]?.has(page.path) === false ? page : undefined
  }

  function nearestTo(path: string): string | undefined {
    if (!nearest.has(path) && nearest.size < MAX_NEAREST)
      nearest.set(path, nearestPath(path)?.target)
    return nearest.get(path)
  }

  /** The slash at the end of a target is a redirect, too. */
  function chain(rule: RedirectRule, { hops, end }: Way): Finding | undefined {
    const target = hops > 1 ? end : tidyTarget(rule.target)
    if (target === rule.target) return undefined
    // the site does not follow a longer chain
    const severity = hops > MAX_REDIRECT_HOPS ? 'error' : 'warning'
    const fix = { kind: 'shorten' as const, changes: changeRule(rule, { target }) }
    return ruleFinding(rule, 'chain', severity, {}, [fix])
  }
}
