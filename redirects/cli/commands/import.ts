import type { LocaleCode } from '#shared/locale/locales.ts'
import { CommandError } from '../../../scripts/command-line.ts'
import { decodeText } from '../../import/decode-text.ts'
import type { ImportedLine } from '../../import/import-lines.ts'
import { type PreviewLine, previewImport, takenLines } from '../../import/preview-import.ts'
import { readImport } from '../../import/read-import.ts'
import { editTableText } from '../../table/edit-table-text.ts'
import { withChanges } from '../../table/merge-tables.ts'
import { readEntries } from '../../table/table-entries.ts'
import { sizeFault } from '../../table/table-size.ts'
import { faultText } from '../../words/describe.ts'
import { NOTICES } from '../../words/sentences.ts'
import type { CommandContext } from '../command.ts'

const KINDS = ['new', 'changed', 'same', 'refused'] as const

/**
 * Prints what each line of a file would change; with --write it changes the tables. Exit code 1:
 * the file has no rule.
 */
export async function importFile(context: CommandContext): Promise<number> {
  const { operands, files, print, write = false, locales } = context
  const [file] = operands
  if (file === undefined)
    throw new CommandError('Which file? For example: import old-addresses.csv --locale fi-FI')
  const [locale] = locales.length === 1 ? locales : []
  const { text, isGuess } = decodeText(await files.read(file))
  const hosts = await files.hosts()
  const ownHosts = [...(await files.externalHosts())]
  const read = readImport(text, { hosts, ownHosts, ...(locale && { locale }) })
  const tables = rowsOfTables(read.rules, locale)
  for (const { line, text: shown, ...fault } of read.refused)
    print(`${file}:${line}  refused  ${faultText(fault)} ${shown}`)
  for (const notice of [...read.notices, ...(isGuess ? (['windows1252'] as const) : [])])
    print(NOTICES[notice])
  for (const [table, rows] of tables) await importInto(table, rows)
  return read.rules.length > 0 ? 0 : 1

  async function importInto(table: LocaleCode, rows: readonly ImportedLine[]): Promise<void> {
    const before = await files.tableText(table)
    const entries = readEntries(before)
    const preview = previewImport(rows, { locale: table, table: entries })
    for (const line of preview)
      if (line.kind !== 'same') print(`${file}:${line.line}  ${describe(line)}`)
    print(
      `${table}  ${KINDS.map((kind) => `${preview.filter((line) => line.kind === kind).length} ${kind}`).join(', ')}`,
    )
    const changes = takenLines(preview)
    const fault = sizeFault(withChanges(entries, changes))
    if (fault) throw new CommandError(`${table}  not changed. ${faultText(fault)}`)
    if (write && changes.length > 0) await files.writeTable(table, editTableText(before, changes))
    const lines = changes.length === 1 ? '1 line' : `${changes.length} lines`
    print(
      write
        ? `redirects/${table}.txt  ${lines} written`
        : `redirects/${table}.txt  ${lines} would be written, with --write`,
    )
  }
}

/** The table is that of --locale, else that of the host in the old address. */
function rowsOfTables(
  rules: readonly ImportedLine[],
  locale: LocaleCode | undefined,
): Map<LocaleCode, ImportedLine[]> {
  return Map.groupBy(rules, (rule) => {
    const table = locale ?? rule.locale
    if (table === undefined)
      throw new CommandError(
        `Which table? The address in line ${rule.line} has no host: use --locale.`,
      )
    return table
  })
}

function describe(line: PreviewLine): string {
  const { kind, before, after, mended } = line
  const fixed = mended.length > 0 ? `  (fixed: ${mended.join(', ')})` : ''
  if (kind === 'refused') return `refused  ${faultText(line)} ${after}`
  return kind === 'changed' ? `changed  ${before} → ${after}${fixed}` : `${kind}  ${after}${fixed}`
}
