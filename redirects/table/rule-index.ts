import { indexRules, matchRedirect, type RuleIndex } from '#shared/navigation/redirect-match.ts'
import {
  foldRedirectKey,
  isFolderSource,
  redirectKey,
  type RedirectRule,
} from '#shared/navigation/redirect-rule.ts'
import { parseLine } from './parse-table.ts'
import type { TableEntries } from './table-entries.ts'

/** Finds the rule of a path as the site does. */
export type FindRule = (path: string) => RedirectRule | undefined

export function createFindRule(rules: readonly RedirectRule[]): FindRule {
  return findIn(indexRules(rules))
}

/** The same for a table's entries: it needs no index, and parses only the lines that it finds. */
export function createFindEntry(entries: TableEntries): FindRule {
  return findIn({
    exact: { get: (key) => ruleOf(foldRedirectKey(key), false) },
    folders: { get: (path) => ruleOf(path === '/' ? '/*' : `${path}/*`, true) },
  })

  function ruleOf(key: string, isFolder: boolean): RedirectRule | undefined {
    const line = entries.get(key)
    const read = line === undefined ? undefined : parseLine(line, 0)
    return read && 'source' in read && isFolderSource(read.source) === isFolder ? read : undefined
  }
}

function findIn(index: RuleIndex<RedirectRule>): FindRule {
  return function findRule(path) {
    const key = redirectKey(path)
    return key === undefined ? undefined : matchRedirect(index, key)
  }
}

/** The look-up key of a path, in lower case; '' if no rule can have the path. */
export function foldedKey(path: string): string {
  return foldRedirectKey(redirectKey(path) ?? '')
}
