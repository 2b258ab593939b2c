import type { FoundProblem } from '#redirects/check/cause.ts'
import { writeCsv } from '../ui/write-csv.ts'

/** Findings as a CSV file. */
export function writeFindings(problems: readonly FoundProblem[], textOf: (problem: FoundProblem) => string): string {
  return writeCsv(
    ['severity', 'kind', 'visits', 'rule', 'finding'],
    problems.map((problem) => [problem.severity, problem.kind, String(problem.visits), problem.line, textOf(problem)]),
  )
}
