import { checkTable } from '../../check/check-table.ts'
import type { CheckContext } from '../../check/check-context.ts'
import type { Finding } from '../../check/finding.ts'
import { fixTable } from '../../check/fix-table.ts'
import { findingText, fixText } from '../../messages/describe.ts'
import { english } from '../../messages/english.ts'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import type { CommandContext } from '../command.ts'

/** Prints the problems of the tables; with --fix it applies the safe fixes first. Exit code 1: there are errors. */
export async function check(context: CommandContext): Promise<number> {
  if (context.fix) await fixTables(context)
  const tables = await checkTables(context)
  return tables.some(({ errors }) => errors > 0) ? 1 : 0
}

export type CheckedTable = Awaited<ReturnType<typeof checkedTable>>

/** Prints a line for each finding and for each table. */
export async function checkTables(context: CommandContext): Promise<CheckedTable[]> {
  const tables = await Promise.all(context.locales.map((locale) => checkedTable(context, locale)))
  for (const { locale, rules, errors, findings } of tables) {
    for (const finding of findings) context.print(`${findingLine(locale, finding)}${suggestion(finding)}`)
    context.print(`${locale}  ${rules.length} rules, ${errors} errors, ${findings.length - errors} warnings`)
  }
  return tables
}

async function checkedTable(context: CommandContext, locale: LocaleCode) {
  const [table, against] = await Promise.all([context.readTable(locale), checkContext(context, locale)])
  const findings = checkTable(table, against)
  return { ...table, locale, findings, errors: findings.filter(({ severity }) => severity === 'error').length }
}

async function fixTables(context: CommandContext): Promise<void> {
  for (const locale of context.locales) {
    const [text, against] = await Promise.all([context.files.tableText(locale), checkContext(context, locale)])
    const { text: fixedText, fixed } = fixTable(text, against)
    if (fixedText !== text) await context.files.writeTable(locale, fixedText)
    for (const finding of fixed) context.print(`${findingLine(locale, finding)}  → ${changesOf(finding)}`)
  }
}

export async function checkContext(
  { knownPaths, files, now }: Pick<CommandContext, 'knownPaths' | 'files' | 'now'>,
  locale: LocaleCode,
): Promise<CheckContext> {
  const pages = await Promise.all(LOCALE_CODES.map(async (code) => [code, await knownPaths(code)]))
  return { locale, pages: Object.fromEntries(pages), LOCALE_DOMAINS: await files.hosts(), hosts: await files.externalHosts(), now }
}

function findingLine(locale: LocaleCode, finding: Finding): string {
  const { at, severity, kind, line } = finding
  const written = kind === 'unreadable' ? `  ${line.trim()}` : ''
  return `redirects/${locale}.txt:${at}  ${severity}  ${findingText(english, finding)}${written}`
}

/** Describes the first fix. */
function suggestion(finding: Finding): string {
  const [fix] = finding.fixes
  if (!fix) return ''
  const lines = fix.kind === 'remove' ? [] : fix.changes.flatMap(({ after }) => after ?? [])
  return `  → ${[fixText(english, finding, fix), ...lines].join(': ')}`
}

function changesOf({ fixes: [fix] }: Finding): string {
  return (fix?.changes ?? []).map(({ before, after }) => after ?? `without: ${before}`).join(', ')
}
