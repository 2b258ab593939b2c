import { checkedTable, type CheckedTable } from '../checked-table.ts'
import type { CommandContext } from '../command.ts'

/** Shows what is wrong with the tables. Warnings alone are no failure. */
export async function check(context: CommandContext): Promise<number> {
  const tables = await checkTables(context)
  return tables.some(({ errors }) => errors > 0) ? 1 : 0
}

/** Checks the tables of the locales and prints a line for each finding and for each table. */
export async function checkTables(context: CommandContext): Promise<CheckedTable[]> {
  const tables = await Promise.all(context.locales.map((locale) => checkedTable(context, locale)))
  for (const { locale, rules, errors, warnings, findings } of tables) {
    for (const finding of findings) context.print(finding)
    context.print(`${locale}  ${rules.length} rules, ${errors} errors, ${warnings} warnings`)
  }
  return tables
}
