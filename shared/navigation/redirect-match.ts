import { foldRedirectKey, isPrefixSource, redirectKey } from './redirect-rule.ts'

/** The rules of a table by what they are looked up with. */
export interface RuleIndex<Rule> {
  /** by key; a key with capitals is there a second time, folded */
  exact: Pick<ReadonlyMap<string, Rule>, 'get'>
  /** by the folded key of the path before the star */
  prefixes: Pick<ReadonlyMap<string, Rule>, 'get'>
}

export interface RedirectMatch<Rule> {
  rule: Rule
  /** what the rule was found by; of a prefix, the path before the star */
  key: string
  /** of a prefix: what `*` matched, decoded; '' for the path itself */
  splat?: string
}

/**
 * The rule for a path's key (§2.3), for the edge and the redirect tools alike: the exact one, then the one without letter case, then the
 * longest prefix. A rule that does not hold is passed over, as if it were not there.
 */
export function matchRedirect<Rule>(
  { exact, prefixes }: RuleIndex<Rule>,
  key: string,
  holds: (rule: Rule) => boolean,
): RedirectMatch<Rule> | undefined {
  const folded = foldRedirectKey(key)
  for (const spelling of [key, folded]) {
    const rule = exact.get(spelling)
    if (rule !== undefined && holds(rule)) return { rule, key: spelling }
  }
  // no browser sends them: what was encoded twice could climb out of the target's folder
  if (/\/\.{1,2}(?:\/|$)/.test(key)) return undefined
  for (const prefix of prefixesOf(folded)) {
    const rule = prefixes.get(prefix)
    if (rule !== undefined && holds(rule)) return { rule, key: prefix, splat: below(prefix, key) }
  }
  return undefined
}

/** Of two rules for one path the first counts. */
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

/** The path itself and all above it, the longest first. */
function* prefixesOf(path: string): Generator<string> {
  for (let prefix = path; prefix.length > 1; prefix = prefix.slice(0, prefix.lastIndexOf('/'))) yield prefix
  yield '/'
}

/** By segments: a key and its folded form differ in length, but never in slashes. */
function below(prefix: string, key: string): string {
  const taken = prefix === '/' ? 1 : prefix.split('/').length
  return key.split('/').slice(taken).join('/')
}
