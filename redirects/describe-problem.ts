import type { RedirectProblem } from './check-table.ts'

/** A problem in words: what is wrong with the line, and what to write instead where that is known. */
export function describeProblem(problem: RedirectProblem): string {
  const { rule } = problem
  switch (problem.kind) {
    case 'duplicate':
      return `${rule.source} stands in line ${problem.first.line} already (as ${problem.first.source}): keep one`
    case 'unsafe':
      return problem.reason
    case 'loop':
      return `${rule.source} comes back to where it was: ${[rule, ...problem.through].map(({ source, target }) => `${source} → ${target}`).join(', ')}`
    case 'dead':
      return `there is no page ${problem.path}${problem.nearest === undefined ? '' : `; did you mean ${problem.nearest}?`}`
    case 'chain':
      return `${rule.source} takes ${problem.through.length + 1} redirects: write ${problem.shortened} as its target`
    case 'shadow':
      return `there is a page ${problem.path}, and this rule hides it`
    case 'unreachable':
      return `this rule is never used: ${problem.reason}`
  }
}
