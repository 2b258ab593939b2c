import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { checkRedirectTable } from './check-table.ts'
import type { CommandContext } from './command.ts'
import { describeProblem } from './describe-problem.ts'

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
    ...invalid.map(({ line, text, reason }) => ({ line, severity: 'error', words: `${reason}: ${text.trim()}` })),
    ...problems.map((problem) => ({ line: problem.rule.line, severity: problem.severity, words: describeProblem(problem) })),
  ].sort((a, b) => a.line - b.line)
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return {
    locale,
    rules,
    errors,
    warnings: findings.length - errors,
    findings: findings.map(({ line, severity, words }) => `redirects/${locale}.txt:${line}  ${severity}  ${words}`),
  }
}
