import type { Finding, FindingKind } from './finding.ts'

/** A finding with the visits of the last 30 days that it concerns. */
export interface FoundProblem extends Finding {
  /** the same as long as rule and problem are the same: names the finding when it is set aside */
  id: string
  visits: number
}

/** Findings with one cause. Fixing the cause fixes its consequences. */
export interface Cause {
  /** the same as long as the cause has the same findings: names the cause in an acceptance */
  id: string
  /** dead: one missing page. loop: one loop. unknown-host: one host. Otherwise all findings of a kind */
  kind: FindingKind
  severity: Finding['severity']
  /** values for its sentence (causeText) */
  words: Record<string, string>
  /** the finding of the rule that is the cause: a rule that hides a page, or a rule of a loop that can be removed */
  own?: FoundProblem
  /** most visits first */
  consequences: FoundProblem[]
  /** of all its findings */
  visits: number
}
