import { indexRules, matchRedirect } from '#shared/navigation/redirect-match.ts'
import { foldRedirectKey, redirectKey, type RedirectRule } from '#shared/navigation/redirect-rule.ts'
import { withSplat } from '#shared/navigation/redirect-target.ts'
import { isInForce } from './day-at.ts'

export interface FoundRule {
  rule: RedirectRule
  /** with what `*` matched */
  target: string
}

/** A table as the site looks a path up in it on a day (yyyy-MM-dd). `without`: as if this rule were not there. */
export type FindRule = (path: string, without?: RedirectRule) => FoundRule | undefined

export function createFindRule(rules: readonly RedirectRule[], day: string): FindRule {
  const index = indexRules(rules)
  return function findRule(path, without) {
    const key = redirectKey(path)
    const match = key === undefined ? undefined : matchRedirect(index, key, (rule) => rule !== without && isInForce(rule, day))
    if (!match) return undefined
    const { rule, splat } = match
    return { rule, target: splat === undefined ? rule.target : withSplat(rule.target, splat) }
  }
}

/** A path as it is looked up, without letter case; '' for one that no rule can have. */
export function foldedKey(path: string): string {
  return foldRedirectKey(redirectKey(path) ?? '')
}
