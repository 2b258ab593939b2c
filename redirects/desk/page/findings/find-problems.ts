import type { Cause, FoundProblem } from '#redirects/check/cause.ts'
import { searchItems } from '#redirects/search/search-items.ts'
import { problemsOf } from './mends.ts'

export const FINDING_FILTERS = ['all', 'danger', 'warning', 'aside'] as const
export type FindingFilter = (typeof FINDING_FILTERS)[number]

interface Query {
  q: string
  filter: FindingFilter
  /** only causes of this kind; '': all */
  kind: string
}

/** The causes with the findings that match. A cause without any is left out. */
export function findProblems(causes: readonly Cause[], { q, filter, kind }: Query, textOf: (cause: Cause) => string): Cause[] {
  return causes
    .filter((cause) => kind === '' || cause.kind === kind)
    .flatMap((cause) => {
      const kept = problemsOf([cause]).filter((problem) => isKept(problem, filter))
      const text = textOf(cause)
      const found = new Set(searchItems(kept, q, ({ line, key }) => [line, key, text].join('\n')).items)
      const { own, consequences, ...rest } = cause
      // the cause explains its consequences
      const isOwnShown = own !== undefined && isKept(own, filter) && (found.has(own) || found.size > 0)
      const shown = consequences.filter((problem) => found.has(problem))
      return isOwnShown || shown.length > 0 ? [{ ...rest, ...(isOwnShown && { own }), consequences: shown }] : []
    })
}

/** Findings by filter, and causes. What was set aside is counted apart. */
export function countProblems(causes: readonly Cause[]): Record<FindingFilter, number> & { causes: number } {
  const problems = problemsOf(causes)
  const amount = (filter: FindingFilter) => problems.filter((problem) => isKept(problem, filter)).length
  return {
    all: amount('all'),
    danger: amount('danger'),
    warning: amount('warning'),
    aside: amount('aside'),
    causes: causes.filter((cause) => problemsOf([cause]).some((problem) => !problem.isAside)).length,
  }
}

/** An error also counts as dangerous: it must be fixed before publishing. */
function isKept({ isAside, severity }: FoundProblem, filter: FindingFilter): boolean {
  if (filter === 'aside' || isAside) return filter === 'aside' && isAside
  if (filter === 'all') return true
  return filter === 'warning' ? severity === 'warning' : severity !== 'warning'
}
