import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'
import { parseLine } from '../table/parse-table.ts'
import type { EntryChange, TableEntries } from '../table/table-entries.ts'

/** A rule of a draft, for the desk's list. */
export interface TableRow extends Pick<RedirectRule, 'source' | 'target' | 'note'> {
  key: string
  /** compared with the version that the draft was made from */
  state: 'same' | 'new' | 'changed' | 'removed'
}

/** Module state: the rows of a version are made once, and are dropped together with its entries. */
const rowsOfVersion = new WeakMap<TableEntries, TableRow[]>()

/** The rows of a version with a draft's changes, removed ones included, in the order of their keys. */
export function tableRows(base: TableEntries, changes: readonly EntryChange[]): TableRow[] {
  const rows =
    rowsOfVersion.get(base) ??
    sorted([...base].flatMap(([key, line]) => tableRow(key, line, 'same')))
  rowsOfVersion.set(base, rows)
  if (changes.length === 0) return rows
  const changed = new Set(changes.map(({ key }) => key))
  return sorted([
    ...rows.filter(({ key }) => !changed.has(key)),
    ...changes.flatMap(({ key, before, after }) =>
      tableRow(key, after ?? before ?? '', stateOf(before, after)),
    ),
  ])
}

function stateOf(before: string | undefined, after: string | undefined): TableRow['state'] {
  if (after === undefined) return 'removed'
  return before === undefined ? 'new' : 'changed'
}

function tableRow(key: string, line: string, state: TableRow['state']): TableRow[] {
  const read = parseLine(line, 0)
  if (!read || !('source' in read)) return []
  const { line: _, ...rule } = read
  return [{ key, ...rule, state }]
}

function sorted(rows: TableRow[]): TableRow[] {
  return rows.sort((a, b) => (a.key < b.key ? -1 : 1))
}
