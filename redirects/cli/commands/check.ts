import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import type { CheckContext } from '../../check/check-context.ts'
import { checkTable } from '../../check/check-table.ts'
import { type Cause, findCauses } from '../../check/find-causes.ts'
import type { Finding } from '../../check/finding.ts'
import { firstChanges, fixTable } from '../../check/fix-table.ts'
import { parseRedirectTable } from '../../table/parse-table.ts'
import { causeText, findingText } from '../../words/describe.ts'
import { FIXES } from '../../words/sentences.ts'
import type { CommandContext } from '../command.ts'

/** Exit code 1: there are errors or dangers. */
export async function check(context: CommandContext): Promise<number> {
  const tables = await checkTables(context)
  return tables.some(({ errors, dangers }) => errors + dangers > 0) ? 1 : 0
}

export type CheckedTable = Awaited<ReturnType<typeof checkedTable>>

/** Prints the findings by cause, and a line for each table. With --fix it fixes the tables first. */
export async function checkTables(context: CommandContext): Promise<CheckedTable[]> {
  const tables = await Promise.all(context.locales.map((locale) => checkedTable(context, locale)))
  for (const { locale, rules, errors, dangers, findings } of tables) {
    for (const cause of findCauses(findings))
      for (const line of causeLines(locale, cause)) context.print(line)
    const warnings = findings.length - errors - dangers
    context.print(
      `${locale}  ${rules.length} rules, ${errors} errors, ${dangers} dangers, ${warnings} warnings`,
    )
  }
  return tables
}

async function checkedTable(context: CommandContext, locale: LocaleCode) {
  const [text, against] = await Promise.all([
    context.files.tableText(locale),
    checkContext(context, locale),
  ])
  const { text: now, fixed } = context.fix ? fixTable(text, against) : { text, fixed: [] }
  if (now !== text) await context.files.writeTable(locale, now)
  for (const finding of fixed)
    context.print(`${findingLine(locale, finding)}  → ${changesOf(finding)}`)
  const table = parseRedirectTable(now)
  const findings = checkTable(table, against)
  const count = (severity: Finding['severity']) =>
    findings.filter((finding) => finding.severity === severity).length
  return { ...table, locale, against, findings, errors: count('error'), dangers: count('danger') }
}

function causeLines(locale: LocaleCode, cause: Cause): string[] {
  const { own, consequences } = cause
  const [only, ...others] = consequences
  if (!own && only && others.length === 0)
    return [`${findingLine(locale, only)}${suggestion(only)}`]
  const head = own
    ? `${findingLine(locale, own, causeText(cause))}${suggestion(own)}`
    : `redirects/${locale}.txt  ${cause.severity}  ${causeText(cause)}: ${consequences.length}`
  const isShared = own?.fixes[0] !== undefined
  return [
    head,
    ...consequences.map(
      (finding) => `  ${findingLine(locale, finding)}${isShared ? '' : suggestion(finding)}`,
    ),
  ]
}

export async function checkContext(
  { knownPaths, files }: Pick<CommandContext, 'knownPaths' | 'files'>,
  locale: LocaleCode,
): Promise<CheckContext> {
  const pages = await Promise.all(LOCALE_CODES.map(async (code) => [code, await knownPaths(code)]))
  return {
    locale,
    pages: Object.fromEntries(pages),
    LOCALE_DOMAINS: await files.hosts(),
    hosts: await files.externalHosts(),
  }
}

function findingLine(locale: LocaleCode, finding: Finding, said = findingText(finding)): string {
  const { at, severity, kind, line } = finding
  const written = kind === 'unreadable' ? `  ${line.trim()}` : ''
  return `redirects/${locale}.txt:${at}  ${severity}  ${said}${written}`
}

function suggestion(finding: Finding): string {
  const [fix] = finding.fixes
  if (!fix) return ''
  const lines = fix.kind === 'remove' ? [] : fix.changes.flatMap(({ after }) => after ?? [])
  return `  → ${[FIXES[fix.kind], ...lines].join(': ')}`
}

function changesOf(finding: Finding): string {
  return firstChanges(finding)
    .map(({ before, after }) => after ?? `without: ${before}`)
    .join(', ')
}
