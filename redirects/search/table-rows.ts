import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'
import { parseLine } from '../table/parse-table.ts'
import type { EntryChange, TableEntries } from '../table/table-entries.ts'

export interface TableRow extends Pick<RedirectRule, 'source' | 'target' | 'note'> {
  key: string
  /** compared with the version that the draft was made from */
  state: 'same' | 'new' | 'changed' | 'removed'
}

/** The rows of a version with a draft's changes, removed ones included, in the order of their keys. */
export function tableRows(base: TableEntries, changes: readonly EntryChange[]): TableRow[] {
  const changed = new Set(changes.map(({ key }) => key))
  const same = [...base].filter(([key]) => !changed.has(key))
  return [
    ...same.flatMap(([key, line]) => tableRow(key, line, 'same')),
    ...changes.flatMap(({ key, before, after }) =>
      tableRow(key, after ?? before ?? '', stateOf(before, after)),
    ),
  ].sort((a, b) => (a.key < b.key ? -1 : 1))
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
