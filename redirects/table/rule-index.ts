import { indexRules, matchRedirect, type RuleIndex } from '#shared/navigation/redirect-match.ts'
import { foldRedirectKey, isPrefixSource, redirectKey, type RedirectRule } from '#shared/navigation/redirect-rule.ts'
import { withSplat } from '#shared/navigation/redirect-target.ts'
import { isInForce } from './day-at.ts'
import { parseLine } from './parse-table.ts'
import type { TableEntries } from './table-entries.ts'

export interface FoundRule {
  rule: RedirectRule
  /** with `:splat` replaced by the part that `*` matched */
  target: string
}

/** Finds the rule of a path as the site does on a certain day. `without`: ignores this rule. */
export type FindRule = (path: string, without?: RedirectRule) => FoundRule | undefined

export function createFindRule(rules: readonly RedirectRule[], day: string): FindRule {
  return findIn(indexRules(rules), day)
}

/** The same for a table's entries: it needs no index, and parses only the lines that it finds. */
export function createFindEntry(entries: TableEntries, day: string): FindRule {
  return findIn(
    {
      exact: { get: (key) => ruleOf(foldRedirectKey(key), false) },
      prefixes: { get: (path) => ruleOf(path === '/' ? '/*' : `${path}/*`, true) },
    },
    day,
  )

  function ruleOf(key: string, isPrefix: boolean): RedirectRule | undefined {
    const line = entries.get(key)
    const read = line === undefined ? undefined : parseLine(line, 0)
    return read && 'source' in read && isPrefixSource(read.source) === isPrefix ? read : undefined
  }
}

function findIn(index: RuleIndex<RedirectRule>, day: string): FindRule {
  return function findRule(path, without) {
    const key = redirectKey(path)
    const match = key === undefined ? undefined : matchRedirect(index, key, (rule) => rule !== without && isInForce(rule, day))
    if (!match) return undefined
    const { rule, splat } = match
    return { rule, target: splat === undefined ? rule.target : withSplat(rule.target, splat) }
  }
}

/** The look-up key of a path, in lower case; '' if no rule can have the path. */
export function foldedKey(path: string): string {
  return foldRedirectKey(redirectKey(path) ?? '')
}
