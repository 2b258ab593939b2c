import type { LocaleCode } from '#shared/locale/locales.ts'
import { CommandError } from '../../../scripts/command-line.ts'
import { editTableText } from '../../table/edit-table-text.ts'
import { readEntries } from '../../table/table-entries.ts'
import { countRules, sizeFault } from '../../table/table-size.ts'
import { decodeText } from '../../transfer/decode-text.ts'
import { faultText } from '../../messages/describe.ts'
import { english } from '../../messages/english.ts'
import type { ImportedLine } from '../../transfer/import-lines.ts'
import { chosenChanges, PREVIEW_KINDS, type PreviewKind, type PreviewLine, previewImport } from '../../transfer/preview-import.ts'
import { readImport } from '../../transfer/read-import.ts'
import { withChanges } from '../../versions/merge-tables.ts'
import type { CommandContext } from '../command.ts'

/** Prints what each line of a file would change; with --write it changes the tables. Exit code 1: the file has no rule. */
export async function importFile(context: CommandContext): Promise<number> {
  const { operands, files, print, format, write = false, locales } = context
  const [file] = operands
  if (file === undefined) throw new CommandError('Which file? For example: import old-addresses.csv --locale fi-FI')
  const take = kindsOf(context.take ?? ['new', 'changed'])
  const [locale] = locales.length === 1 ? locales : []
  const { text, isGuess } = decodeText(await files.read(file))
  const read = readImport(text, { hosts: await files.hosts(), ...(locale && { locale }) }, format)
  const tables = rowsOfTables(read.rules, locale)

  print(`${file} is read as ${read.format}${format === undefined ? '; use --format for another format' : ''}`)
  for (const { line, text: shown, ...fault } of read.refused) print(`${file}:${line}  refused  ${faultText(english, fault)} ${shown}`)
  for (const notice of [...read.notices, ...(isGuess ? (['windows1252'] as const) : [])]) print(english(`import.notices.${notice}`))
  for (const [table, rows] of tables) await importInto(table, rows)
  if (read.refused.length > 0) print(`refused lines: ${read.refused.length}`)
  return read.rules.length > 0 ? 0 : 1

  async function importInto(table: LocaleCode, rows: readonly ImportedLine[]): Promise<void> {
    const before = await files.tableText(table)
    const entries = readEntries(before)
    const preview = previewImport(rows, { locale: table, table: entries, others: new Map() })
    for (const line of preview) if (line.kind !== 'same') print(`${file}:${line.line}  ${describe(line)}`)
    print(`${table}  ${PREVIEW_KINDS.map((kind) => `${preview.filter((line) => line.kind === kind).length} ${kind}`).join(', ')}`)
    const changes = chosenChanges(preview, take)
    const fault = sizeFault(countRules(withChanges(entries, changes)))
    if (fault) throw new CommandError(`${table}  not changed. ${faultText(english, fault)}`)
    if (write && changes.length > 0) await files.writeTable(table, editTableText(before, changes))
    const lines = changes.length === 1 ? '1 line' : `${changes.length} lines`
    print(write ? `redirects/${table}.txt  ${lines} written` : `redirects/${table}.txt  ${lines} would be written, with --write`)
  }
}

function kindsOf(words: readonly string[]): Set<PreviewKind> {
  const kinds = words.map((word) => PREVIEW_KINDS.find((kind) => kind === word && kind !== 'same' && kind !== 'refused'))
  const unknown = words[kinds.indexOf(undefined)]
  if (kinds.includes(undefined))
    throw new CommandError(`--take takes new, changed and conflicting, separated by commas. It does not take ${unknown}.`)
  return new Set(kinds.filter((kind) => kind !== undefined))
}

/** The table is that of --locale, else that of the host in the old address. */
function rowsOfTables(rules: readonly ImportedLine[], locale: LocaleCode | undefined): Map<LocaleCode, ImportedLine[]> {
  return Map.groupBy(rules, (rule) => {
    const table = locale ?? rule.locale
    if (table === undefined) throw new CommandError(`Which table? The address in line ${rule.line} has no host: use --locale.`)
    return table
  })
}

function describe(line: PreviewLine): string {
  const { before, after } = line
  switch (line.kind) {
    case 'new':
    case 'same':
      return `${line.kind}  ${after}`
    case 'changed':
      return `changed  ${before} → ${after}`
    case 'conflicting':
      return `conflicting  ${after}: ${'rival' in line ? `line ${line.rival} has another target` : `${line.who} changed it`}`
    case 'refused':
      return `refused  ${faultText(english, line)} ${after}`
  }
}
