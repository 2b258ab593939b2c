import { foldRedirectKey, isFolderSource, redirectKey } from './redirect-rule.ts'

/** The rules of a table, by look-up key. */
export interface RuleIndex<Rule> {
  /** by key; a key with capitals is included a second time, in lower case */
  exact: Pick<ReadonlyMap<string, Rule>, 'get'>
  /** by the lower-case key of the path before the star */
  folders: Pick<ReadonlyMap<string, Rule>, 'get'>
}

/**
 * The rule for the key of a path (§2.3): exact, then without letter case, then the longest folder.
 * The edge and the redirect tools call it.
 */
export function matchRedirect<Rule>(
  { exact, folders }: RuleIndex<Rule>,
  key: string,
): Rule | undefined {
  const folded = foldRedirectKey(key)
  const rule = exact.get(key) ?? exact.get(folded)
  if (rule !== undefined) return rule
  // browsers send no dots: such a path was encoded twice
  if (/\/\.{1,2}(?:\/|$)/.test(key)) return undefined
  for (let folder = folded; folder.length > 1; folder = folder.slice(0, folder.lastIndexOf('/'))) {
    const found = folders.get(folder)
    if (found !== undefined) return found
  }
  return folders.get('/')
}

/** Indexes the rules of a table. If two rules have the same path, the first one is used. */
export function indexRules<Rule extends { source: string }>(rules: readonly Rule[]) {
  const exact = new Map<string, Rule>()
  const folders = new Map<string, Rule>()
  for (const spelling of [(key: string) => key, foldRedirectKey]) {
    for (const rule of rules) {
      const isFolder = isFolderSource(rule.source)
      const key = redirectKey(isFolder ? rule.source.slice(0, -1) : rule.source)
      if (key === undefined) continue
      const [index, name] = isFolder ? [folders, foldRedirectKey(key)] : [exact, spelling(key)]
      if (!index.has(name)) index.set(name, rule)
    }
  }
  return { exact, folders }
}
