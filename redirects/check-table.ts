import { foldRedirectKey, redirectKey, type RedirectRule, targetFault, targetKey } from '#shared/navigation/redirect-rule.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'
import { nearestPath } from './nearest-path.ts'

/** What is wrong with a rule. An error keeps the table from being published, a warning does not. */
export type RedirectProblem = { rule: RedirectRule } & (
  | { kind: 'duplicate'; severity: 'error'; first: RedirectRule }
  | { kind: 'unsafe'; severity: 'error'; reason: string }
  | { kind: 'loop'; severity: 'error'; through: RedirectRule[] }
  | { kind: 'dead'; severity: 'error'; path: string; nearest?: string }
  | { kind: 'chain'; severity: 'warning'; through: RedirectRule[]; shortened: string }
  | { kind: 'shadow'; severity: 'warning'; path: string }
  | { kind: 'unreachable'; severity: 'warning'; reason: string }
)

interface CheckInput {
  locale: LocaleCode
  /** every path the locale has a page for */
  knownPaths: ReadonlySet<string>
}

/** Checks a table against the rules of docs/decisions/0012. The problems come in the order of the lines. */
export function checkRedirectTable(rules: readonly RedirectRule[], { locale, knownPaths }: CheckInput): RedirectProblem[] {
  const byKey = new Map<string, RedirectRule>()
  const livePaths = new Map([...knownPaths].map((path) => [folded(path), path]))
  const problems: RedirectProblem[] = []
  for (const rule of rules) {
    const first = byKey.get(folded(rule.source))
    // §2.3 matches decoded and without case, so two spellings of one path cannot lead to two places
    if (first) problems.push({ kind: 'duplicate', severity: 'error', rule, first })
    else byKey.set(folded(rule.source), rule)
  }
  for (const rule of rules) {
    const reason = unreachableReason(rule.source)
    if (reason) problems.push({ kind: 'unreachable', severity: 'warning', rule, reason })
    const shadowed = livePaths.get(folded(rule.source))
    if (shadowed !== undefined) problems.push({ kind: 'shadow', severity: 'warning', rule, path: shadowed })
    problems.push(...targetProblems(rule))
  }
  return problems.sort((a, b) => a.rule.line - b.rule.line)

  function targetProblems(rule: RedirectRule): RedirectProblem[] {
    const fault = targetFault(rule.target)
    if (fault !== undefined) return [{ kind: 'unsafe', severity: 'error', rule, reason: fault }]
    const { through, isLoop, end } = followRules(rule, (target) => byKey.get(folded(targetKey(target, locale))))
    if (isLoop) return [{ kind: 'loop', severity: 'error', rule, through }]
    const path = targetKey(end, locale)
    if (path !== undefined && !livePaths.has(folded(path))) {
      const nearest = nearestPath(path, knownPaths)
      return [{ kind: 'dead', severity: 'error', rule, path, ...(nearest === undefined ? {} : { nearest }) }]
    }
    return through.length > 0 ? [{ kind: 'chain', severity: 'warning', rule, through, shortened: end }] : []
  }
}

function folded(path: string | undefined): string {
  return foldRedirectKey((path === undefined ? undefined : redirectKey(path)) ?? '')
}

/** The page route takes some segments off before it looks a path up (§2.1); some paths never come to it. */
function unreachableReason(source: string): string | undefined {
  const { locale, preview } = parsePagePath(source)
  if (locale !== undefined || preview) return 'a locale or preview segment is taken off a path before it is looked up'
  const own = /^\/(proxy|_ipx)(?:\/|$)/.exec(source)?.[1]
  return own === undefined ? undefined : `/${own} is answered before the tables are asked`
}

/** Where a rule leads when the rules its target meets are followed too: `through` are those met after the first one, `end` is the last target. */
export function followRules(start: RedirectRule, ruleFor: (target: string) => RedirectRule | undefined) {
  const met = new Set([start])
  let end = start.target
  let next = ruleFor(end)
  for (; next && !met.has(next); next = ruleFor(end)) {
    met.add(next)
    end = next.target
  }
  return { through: [...met].slice(1), isLoop: next !== undefined, end }
}
