import { CommandError } from '../../../scripts/command-line.ts'
import { decodeText } from '../../import/decode-text.ts'
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

/** With --write it changes the table. Exit code 1: the file has no rule. */
export async function importFile(context: CommandContext): Promise<number> {
  const { operands, files, print, write = false, locales } = context
  const [file] = operands
  const [locale, ...others] = locales
  if (file === undefined || locale === undefined || others.length > 0)
    throw new CommandError(
      'Which file, into which table? For example: import old-addresses.csv --locale fi-FI',
    )
  const { text, isGuess } = decodeText(await files.read(file))
  const [hosts, ownHosts] = [await files.hosts(), [...(await files.externalHosts())]]
  const { rules, refused, notices } = readImport(text, { locale, hosts, ownHosts })
  const table = await files.tableText(locale)
  const entries = readEntries(table)
  const preview = previewImport(rules, { locale, table: entries })
  const changes = takenLines(preview)
  for (const { line, text: shown, ...fault } of refused)
    print(`${file}:${line}  refused  ${faultText(fault)} ${shown}`)
  for (const line of preview)
    if (line.kind !== 'same') print(`${file}:${line.line}  ${describe(line)}`)
  for (const notice of [...notices, ...(isGuess ? (['windows1252'] as const) : [])])
    print(NOTICES[notice])
  print(
    `${locale}  ${KINDS.map((kind) => `${preview.filter((line) => line.kind === kind).length} ${kind}`).join(', ')}`,
  )
  const fault = sizeFault(withChanges(entries, changes))
  if (fault) throw new CommandError(`${locale}  not changed. ${faultText(fault)}`)
  if (write && changes.length > 0) await files.writeTable(locale, editTableText(table, changes))
  const lines = changes.length === 1 ? '1 line' : `${changes.length} lines`
  print(`redirects/${locale}.txt  ${lines} ${write ? 'written' : 'would be written, with --write'}`)
  return rules.length > 0 ? 0 : 1
}

function describe(line: PreviewLine): string {
  const { kind, before, after, mended } = line
  const fixed = mended.length > 0 ? `  (fixed: ${mended.join(', ')})` : ''
  if (kind === 'refused') return `refused  ${faultText(line)} ${after}`
  return kind === 'changed' ? `changed  ${before} → ${after}${fixed}` : `${kind}  ${after}${fixed}`
}
