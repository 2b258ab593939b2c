import type { LocaleCode } from '#shared/locale/locales.ts'
import { checkTable } from '../check/check-table.ts'
import { type Danger, tableChange } from '../check/publication-preview.ts'
import { publicationsOf, versionEntries } from '../store/publications.ts'
import { parseRedirectTable } from '../table/parse-table.ts'
import { type TableEntries, writeEntries } from '../table/table-entries.ts'
import { causeText } from '../words/describe.ts'
import type { StoreContext } from './command.ts'
import { checkContext } from './commands/check.ts'

/** Prints what a table changes live, new dangers first. false: it has new dangers, and --accept is missing. */
export async function acceptDangers(context: StoreContext, locale: LocaleCode, next: TableEntries): Promise<boolean> {
  const { stores, print, accept = false } = context
  const [against, [current]] = await Promise.all([checkContext(context, locale), publicationsOf(stores.db, locale, 1)])
  const live = (await versionEntries(stores, locale, current?.seq ?? 0)) ?? new Map<string, string>()
  const findingsOf = (entries: TableEntries) => checkTable(parseRedirectTable(writeEntries(entries)), against)
  const findings = findingsOf(next)
  // only new dangers are named: without any, the live version need not be checked
  const before = findings.some(({ severity }) => severity === 'danger') ? findingsOf(live) : []
  const { counts, dangers } = tableChange({ entries: live, findings: before }, { entries: next, findings })
  for (const danger of dangers) {
    const lines = danger.kind === 'dead' ? `  ${linesOf(danger)}` : ''
    print(`${locale}  danger  ${causeText({ ...danger, consequences: [] })}${lines}`)
  }
  print(`${locale}  ${counts.added} new, ${counts.changed} changed, ${counts.removed} removed`)
  if (dangers.length === 0 || accept) return true
  print(
    `${locale}  nothing is made live: ${dangers.length === 1 ? 'a dangerous change' : `${dangers.length} dangerous changes`}. Take them out, or use --accept.`,
  )
  return false
}

function linesOf({ rules: [first, ...others] }: Danger): string {
  return `${first?.line ?? ''}${others.length > 0 ? ` and ${others.length} more` : ''}`
}
