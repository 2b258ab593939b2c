import { checkRedirectTable, type RedirectProblem } from '../check-table.ts'
import type { CommandContext } from '../command.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'

/** Shows what is wrong with the tables. Warnings alone are no failure. */
export async function check(context: CommandContext): Promise<number> {
  const tables = await checkTables(context)
  return tables.some(({ errors }) => errors > 0) ? 1 : 0
}

export type CheckedTable = Awaited<ReturnType<typeof checkedTable>>

/** Checks the tables of the locales and prints a line for each finding and for each table. */
export async function checkTables(context: CommandContext): Promise<CheckedTable[]> {
  const tables = await Promise.all(context.locales.map((locale) => checkedTable(context, locale)))
  for (const { locale, rules, errors, findings } of tables) {
    for (const { line, severity, text } of findings) context.print(`redirects/${locale}.txt:${line}  ${severity}  ${text}`)
    context.print(`${locale}  ${rules.length} rules, ${errors} errors, ${findings.length - errors} warnings`)
  }
  return tables
}

/** Reads, parses and checks a locale's table. The findings come in the order of the lines. */
async function checkedTable(context: CommandContext, locale: LocaleCode) {
  const [{ rules, invalid }, knownPaths] = await Promise.all([context.readTable(locale), context.knownPaths(locale)])
  const problems = checkRedirectTable(rules, { locale, knownPaths })
  const findings = [
    ...invalid.map(({ line, text: written, reason }) => ({ line, severity: 'error', text: `${reason}: ${written.trim()}` })),
    ...problems.map((problem) => ({ line: problem.rule.line, severity: problem.severity, text: describeProblem(problem) })),
  ].sort((a, b) => a.line - b.line)
  return { locale, rules, findings, errors: findings.filter(({ severity }) => severity === 'error').length }
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
