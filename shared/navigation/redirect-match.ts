import { foldRedirectKey, isPrefixSource, redirectKey } from './redirect-rule.ts'

/** The rules of a table, by look-up key. */
export interface RuleIndex<Rule> {
  /** by key; a key with capitals is included a second time, in lower case */
  exact: Pick<ReadonlyMap<string, Rule>, 'get'>
  /** by the lower-case key of the path before the star */
  prefixes: Pick<ReadonlyMap<string, Rule>, 'get'>
}

export interface RedirectMatch<Rule> {
  rule: Rule
  /** the key of the rule; for a prefix rule the path before the star */
  key: string
  /** of a prefix rule: the decoded text that `*` matched; '' for the path itself */
  splat?: string
}

/**
 * The rule for the key of a path (§2.3): exact, then without letter case, then the longest prefix. Rules that are not valid now are skipped.
 * The edge and the redirect tools call the same function.
 */
export function matchRedirect<Rule>(
  { exact, prefixes }: RuleIndex<Rule>,
  key: string,
  isValid: (rule: Rule) => boolean,
): RedirectMatch<Rule> | undefined {
  const folded = foldRedirectKey(key)
  for (const spelling of [key, folded]) {
    const rule = exact.get(spelling)
    if (rule !== undefined && isValid(rule)) return { rule, key: spelling }
  }
  // browsers never send '..' here; a path that was encoded twice could leave the target's folder
  if (/\/\.{1,2}(?:\/|$)/.test(key)) return undefined
  for (const prefix of prefixesOf(folded)) {
    const rule = prefixes.get(prefix)
    if (rule !== undefined && isValid(rule)) return { rule, key: prefix, splat: below(prefix, key) }
  }
  return undefined
}

/** Indexes the rules of a table. If two rules have the same path, the first one is used. */
export function indexRules<Rule extends { source: string }>(rules: readonly Rule[]) {
  const exact = new Map<string, Rule>()
  const prefixes = new Map<string, Rule>()
  for (const spelling of [(key: string) => key, foldRedirectKey]) {
    for (const rule of rules) {
      const isPrefix = isPrefixSource(rule.source)
      const key = redirectKey(isPrefix ? rule.source.slice(0, -1) : rule.source)
      if (key === undefined) continue
      const [index, name] = isPrefix ? [prefixes, foldRedirectKey(key)] : [exact, spelling(key)]
      if (!index.has(name)) index.set(name, rule)
    }
  }
  return { exact, prefixes }
}

/** The path and all its parents, the longest first. */
function* prefixesOf(path: string): Generator<string> {
  for (let prefix = path; prefix.length > 1; prefix = prefix.slice(0, prefix.lastIndexOf('/'))) yield prefix
  yield '/'
}

/** Counts segments, not characters: the lower-case form of a key can have another length, but has the same slashes. */
function below(prefix: string, key: string): string {
  const taken = prefix === '/' ? 1 : prefix.split('/').length
  return key.split('/').slice(taken).join('/')
}
