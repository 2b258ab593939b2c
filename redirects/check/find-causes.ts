import type { Finding, FindingKind } from './finding.ts'
import { fingerprint } from './fingerprint.ts'

/** A finding with the visits of the last 30 days that it concerns. */
export interface FoundProblem extends Finding {
  /** the same as long as rule and problem are the same: names the finding when it is set aside */
  id: string
  visits: number
}

export interface Cause {
  /** the same as long as the cause has the same findings: names the cause in an acceptance */
  id: string
  /** dead: one missing page, loop: one loop, unknown-host: one host; else all of the kind */
  kind: FindingKind
  severity: Finding['severity']
  /** values for its sentence (causeText) */
  words: Record<string, string>
  /** the rule that is the cause: it hides a page, or can be removed to end a loop */
  own?: FoundProblem
  /** most visits first */
  consequences: FoundProblem[]
  visits: number
}

/** Visits of the last 30 days by the key of a rule. */
export type RuleVisits = ReadonlyMap<string, number>

const RANKS: readonly Finding['severity'][] = ['error', 'danger', 'warning']

/** Errors first, then dangers (hidden pages before missing ones), then by visits. */
export function findCauses(
  findings: readonly Finding[],
  ruleVisits: RuleVisits = new Map(),
): Cause[] {
  const hiding = new Set(findings.filter(isHiding).map(({ key }) => key))
  const problems = findings.map((finding) => ({
    ...finding,
    id: findingId(finding),
    visits: ruleVisits.get(finding.key) ?? 0,
  }))
  const causes = [...Map.groupBy(problems, (problem) => groupOf(problem, hiding)).values()].map(
    causeOf,
  )
  const rankOf = ({ severity, kind }: Cause) =>
    2 * RANKS.indexOf(severity) + (kind === 'hidden-page' ? 0 : 1)
  return causes.sort((a, b) => rankOf(a) - rankOf(b) || b.visits - a.visits)
}

/** Names a finding as long as its rule and its problem stay the same. */
export function findingId({ kind, line, words, through = '' }: Finding): string {
  const { path = '', page = '', host = '' } = words
  return fingerprint(kind, line, path, page, host, through)
}

export function problemsOf({ own, consequences }: Cause): FoundProblem[] {
  return [...(own ? [own] : []), ...consequences]
}

/** The same as long as the findings are the same, in any order. */
export function causeId(problems: readonly FoundProblem[]): string {
  return fingerprint(...problems.map(({ id }) => id).sort())
}

function isHiding({ kind }: Finding): boolean {
  return kind === 'hidden-page' || kind === 'whole-site'
}

function groupOf(
  { kind, severity, key, words, through, fixes: [fix] }: Finding,
  hiding: ReadonlySet<string>,
): string {
  if (through !== undefined && hiding.has(through)) return `hides ${through}`
  switch (kind) {
    case 'hidden-page':
    case 'whole-site':
      return `hides ${key}`
    case 'dead':
      return `dead ${words['path']}`
    case 'loop':
      return `loop ${fix?.changes[0]?.key}`
    case 'unknown-host':
      return `unknown-host ${words['host']}`
    default:
      return `${kind} ${severity} ${fix?.kind}`
  }
}

function causeOf(problems: readonly FoundProblem[]): Cause {
  const byVisits = problems.toSorted((a, b) => b.visits - a.visits)
  const own = problems.find((problem) => isHiding(problem) || isBreaker(problem))
  const consequences = byVisits.filter((problem) => problem !== own)
  const [first] = own ? [own] : byVisits
  if (!first) throw new Error('a cause has findings')
  const severity =
    RANKS.find((rank) => problems.some((problem) => problem.severity === rank)) ?? 'warning'
  return {
    id: causeId(problems),
    kind: first.kind,
    severity,
    words: first.words,
    ...(own && { own }),
    consequences,
    visits: problems.reduce((sum, problem) => sum + problem.visits, 0),
  }
}

function isBreaker({ kind, key, fixes: [fix] }: Finding): boolean {
  return kind === 'loop' && fix?.changes[0]?.key === key
}
