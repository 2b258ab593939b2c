import type { LocaleCode } from '#shared/locale/locales.ts'
import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'
import type { Fault } from '../table/fault.ts'
import { parseLine } from '../table/parse-table.ts'
import { type EntryChange, ruleEntryKey, type TableEntries } from '../table/table-entries.ts'
import { ruleLine } from '../table/write-line.ts'
import type { ImportedLine } from './import-lines.ts'

export type PreviewLine = EntryChange &
  Pick<ImportedLine, 'line' | 'mended'> & { after: string } & (
    | { kind: 'new' | 'changed' | 'same' }
    | ({ kind: 'refused' } & Fault)
  )

interface PreviewInput {
  locale: LocaleCode
  /** the table that the lines are imported into: a version with the draft's changes */
  table: TableEntries
  /** key → the other editor who changed it in the draft */
  others?: ReadonlyMap<string, string>
}

export function previewImport(
  rows: readonly ImportedLine[],
  { locale, table, others }: PreviewInput,
): PreviewLine[] {
  return rows.map((row) => {
    const key = ruleEntryKey(row.source)
    const before = table.get(key)
    const after = lineAfter(row, before)
    const line = { key, before, after, line: row.line, mended: row.mended }
    const refused = (fault: Fault): PreviewLine => ({ ...line, kind: 'refused', ...fault })
    const who = others?.get(key)
    if (row.locale !== undefined && row.locale !== locale)
      return refused({ fault: 'otherTable', words: { locale: row.locale } })
    if (row.rival !== undefined)
      return refused({ fault: 'rival', words: { rival: String(row.rival) } })
    if (before === after) return { ...line, kind: 'same' }
    if (who !== undefined) return refused({ fault: 'colleague', words: { who } })
    return { ...line, kind: before === undefined ? 'new' : 'changed' }
  })
}

/** Those that were fixed or replace a rule come first, because a preview shows only so many. */
export function takenLines(preview: readonly PreviewLine[]): PreviewLine[] {
  const taken = preview.filter(({ kind }) => kind === 'new' || kind === 'changed')
  const isPlain = ({ kind, mended }: PreviewLine) => kind === 'new' && mended.length === 0
  return [...taken.filter((line) => !isPlain(line)), ...taken.filter(isPlain)]
}

/** A line with the target of the existing rule keeps the rule's note, which most files do not have. */
function lineAfter(row: ImportedLine, before: string | undefined): string {
  const old = before === undefined ? undefined : parseLine(before, 0)
  const said: RedirectRule = row
  const isSameWay = old !== undefined && 'source' in old && old.target === row.target
  return ruleLine(isSameWay ? { ...old, ...said, source: old.source } : said)
}
