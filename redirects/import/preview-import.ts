import type { LocaleCode } from '#shared/locale/locales.ts'
import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'
import type { Fault } from '../table/fault.ts'
import { parseLine } from '../table/parse-table.ts'
import { type EntryChange, ruleEntryKey, type TableEntries } from '../table/table-entries.ts'
import { ruleLine } from '../table/write-line.ts'
import type { ImportedLine } from './import-lines.ts'

/** What a line of an import would change in the table. `hides`: the page that the rule would hide. */
export type PreviewLine = { line: number; key: string; before?: string; after: string; hides?: string } & (
  | { kind: 'new' | 'changed' | 'same' }
  /** another line of the import has the same path and another target */
  | { kind: 'conflicting'; rival: number }
  /** another editor changed the rule in the draft */
  | { kind: 'conflicting'; who: string }
  | ({ kind: 'refused' } & Fault)
)

export const PREVIEW_KINDS = ['new', 'changed', 'same', 'conflicting', 'refused'] as const
export type PreviewKind = (typeof PREVIEW_KINDS)[number]

interface PreviewInput {
  locale: LocaleCode
  /** the table that the lines are imported into: a version with the draft's changes */
  table: TableEntries
  /** key → the other editor who changed it in the draft */
  others: ReadonlyMap<string, string>
  /** the page that a rule would hide */
  hiddenPage?: (source: string, target: string) => string | undefined
}

/** Compares lines of an import with the table. */
export function previewImport(rows: readonly ImportedLine[], { locale, table, others, hiddenPage }: PreviewInput): PreviewLine[] {
  return rows.map((row) => {
    const key = ruleEntryKey(row.source)
    const before = table.get(key)
    const after = lineAfter(row, before)
    const hides = before === after ? undefined : hiddenPage?.(row.source, row.target)
    const line = { line: row.line, key, after, ...(before !== undefined && { before }), ...(hides !== undefined && { hides }) }
    const who = others.get(key)
    if (row.locale !== undefined && row.locale !== locale)
      return { ...line, kind: 'refused', fault: 'otherTable', words: { locale: row.locale } }
    if (row.rival !== undefined) return { ...line, kind: 'conflicting', rival: row.rival }
    if (before === after) return { ...line, kind: 'same' }
    if (who !== undefined) return { ...line, kind: 'conflicting', who }
    return { ...line, kind: before === undefined ? 'new' : 'changed' }
  })
}

/** The changes of the chosen kinds of lines. If two lines conflict, the first is used, as in a table. */
export function chosenChanges(preview: readonly PreviewLine[], take: ReadonlySet<PreviewKind>): EntryChange[] {
  const chosen = preview.filter((line) => take.has(line.kind) && line.kind !== 'refused' && line.before !== line.after)
  const first = chosen.filter((line) => line.kind !== 'conflicting' || !('rival' in line) || line.rival > line.line)
  return first.map(({ key, before, after }) => ({ key, after, ...(before !== undefined && { before }) }))
}

/** A line with the target of the existing rule keeps the rule's note, which most files do not have. */
function lineAfter(row: ImportedLine, before: string | undefined): string {
  const old = before === undefined ? undefined : parseLine(before, 0)
  const said: RedirectRule = row
  const isSameWay = old !== undefined && 'source' in old && old.target === row.target
  return ruleLine(isSameWay ? { ...old, ...said, source: old.source } : said)
}
