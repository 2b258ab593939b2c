import type { EntryChange, TableEntries } from './table-entries.ts'

export interface ChangeCounts {
  added: number
  changed: number
  removed: number
}

export interface Conflict {
  key: string
  mine: string | undefined
  theirs: string | undefined
}

/** Conflicts, keys that both sides changed differently, keep the line of `theirs`. */
export function mergeTables(
  base: TableEntries,
  mine: TableEntries,
  theirs: TableEntries,
): { merged: TableEntries; conflicts: Conflict[] } {
  const clean: EntryChange[] = []
  const conflicts: Conflict[] = []
  for (const change of diffTables(base, mine)) {
    const { key, before, after } = change
    const there = theirs.get(key)
    if (there === before || there === after) clean.push(change)
    else conflicts.push({ key, mine: after, theirs: there })
  }
  return { merged: withChanges(theirs, clean), conflicts }
}

/** The changes from one table to the other, in the order of the keys. */
export function diffTables(from: TableEntries, to: TableEntries): EntryChange[] {
  const changes: EntryChange[] = []
  for (const [key, before] of from) {
    const after = to.get(key)
    if (after !== before) changes.push({ key, before, after })
  }
  for (const [key, after] of to) if (!from.has(key)) changes.push({ key, after })
  return changes.sort((a, b) => (a.key < b.key ? -1 : 1))
}

export function countChanges(changes: readonly EntryChange[]): ChangeCounts {
  const added = changes.filter(({ before }) => before === undefined).length
  const removed = changes.filter(({ after }) => after === undefined).length
  return { added, removed, changed: changes.length - added - removed }
}

export function withChanges(entries: TableEntries, changes: readonly EntryChange[]): TableEntries {
  const changed = new Map(entries)
  for (const { key, after } of changes) {
    if (after === undefined) changed.delete(key)
    else changed.set(key, after)
  }
  return changed
}
