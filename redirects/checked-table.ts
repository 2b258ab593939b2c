import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { checkRedirectTable, type RedirectProblem } from './check-table.ts'
import type { CommandContext } from './command.ts'

export interface CheckedTable {
  locale: LocaleCode
  rules: RedirectRule[]
  errors: number
  warnings: number
  /** 'redirects/fi-FI.txt:12  error  …', in the order of the lines */
  findings: string[]
}

/** Reads, parses and checks a locale's table. */
export async function checkedTable(context: CommandContext, locale: LocaleCode): Promise<CheckedTable> {
  const [{ rules, invalid }, knownPaths] = await Promise.all([context.readTable(locale), context.knownPaths(locale)])
  const problems = checkRedirectTable(rules, { locale, knownPaths })
  const findings = [
    ...invalid.map(({ line, text: written, reason }) => ({ line, severity: 'error', text: `${reason}: ${written.trim()}` })),
    ...problems.map((problem) => ({ line: problem.rule.line, severity: problem.severity, text: describeProblem(problem) })),
  ].sort((a, b) => a.line - b.line)
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return {
    locale,
    rules,
    errors,
    warnings: findings.length - errors,
    findings: findings.map(({ line, severity, text }) => `redirects/${locale}.txt:${line}  ${severity}  ${text}`),
  }
}

/** What is wrong with the line, and what to write instead where that is known. */
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
