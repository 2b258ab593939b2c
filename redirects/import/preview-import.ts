import type { LocaleCode } from '#shared/locale/locales.ts'
import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'
import type { Fault } from '../table/fault.ts'
import { parseLine } from '../table/parse-table.ts'
import { type EntryChange, ruleEntryKey, type TableEntries } from '../table/table-entries.ts'
import { ruleLine } from '../table/write-line.ts'
import type { ImportedLine } from './import-lines.ts'
import type { Mend } from './mend-address.ts'

/** What a line of an import would change in the table. */
export type PreviewLine = {
  line: number
  key: string
  before?: string
  after: string
  mended?: Mend[]
} & (
  | { kind: 'new' | 'changed' | 'same' }
  /** another line of the import has the same path and another target */
  | { kind: 'conflicting'; rival: number }
  /** another editor changed the rule in the draft */
  | { kind: 'conflicting'; who: string }
  | ({ kind: 'refused' } & Fault)
)

interface PreviewInput {
  locale: LocaleCode
  /** the table that the lines are imported into: a version with the draft's changes */
  table: TableEntries
  /** key → the other editor who changed it in the draft */
  others: ReadonlyMap<string, string>
}

/** Compares lines of an import with the table. */
export function previewImport(
  rows: readonly ImportedLine[],
  { locale, table, others }: PreviewInput,
): PreviewLine[] {
  return rows.map((row) => {
    const key = ruleEntryKey(row.source)
    const before = table.get(key)
    const after = lineAfter(row, before)
    const line = {
      line: row.line,
      key,
      after,
      ...(before !== undefined && { before }),
      ...(row.mended && { mended: row.mended }),
    }
    const who = others.get(key)
    if (row.locale !== undefined && row.locale !== locale)
      return { ...line, kind: 'refused', fault: 'otherTable', words: { locale: row.locale } }
    if (row.rival !== undefined) return { ...line, kind: 'conflicting', rival: row.rival }
    if (before === after) return { ...line, kind: 'same' }
    if (who !== undefined) return { ...line, kind: 'conflicting', who }
    return { ...line, kind: before === undefined ? 'new' : 'changed' }
  })
}

/**
 * The changes of the lines without a conflict. @param takesFirst of two lines with one path the
 * first is taken, as in a table
 */
export function chosenChanges(preview: readonly PreviewLine[], takesFirst = false): EntryChange[] {
  return preview.flatMap((line) => {
    const isTaken =
      line.kind === 'new' ||
      line.kind === 'changed' ||
      (takesFirst && 'rival' in line && line.rival > line.line)
    return isTaken && line.before !== line.after
      ? [{ key: line.key, before: line.before, after: line.after }]
      : []
  })
}

/** A line with the target of the existing rule keeps the rule's note, which most files do not have. */
function lineAfter(row: ImportedLine, before: string | undefined): string {
  const old = before === undefined ? undefined : parseLine(before, 0)
  const said: RedirectRule = row
  const isSameWay = old !== undefined && 'source' in old && old.target === row.target
  return ruleLine(isSameWay ? { ...old, ...said, source: old.source } : said)
}
