import { editTableText } from '../table/edit-table-text.ts'
import { type EntryChange, lineEntryKey } from '../table/table-entries.ts'

/** A table's text with the changes of fixes. A line that cannot be read is no entry: it is known by what stands in it. */
export function applyFixes(text: string, changes: readonly EntryChange[]): string {
  const unread = new Map<string, string | undefined>()
  const entries: EntryChange[] = []
  for (const change of changes) {
    const { before, after } = change
    if (before !== undefined && lineEntryKey(before) === undefined) unread.set(before, after)
    else entries.push(change)
  }
  const readable = unread.size === 0 ? text : text.replace(/(\ufeff?)([^\r\n]+)(\r\n|\n|\r|$)/g, mended)
  return editTableText(readable, entries)

  function mended(line: string, mark: string, content: string, end: string): string {
    if (!unread.has(content)) return line
    const after = unread.get(content)
    return after === undefined ? mark : mark + after + end
  }
}
