import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Fault } from '../table/fault.ts'
import { withChanges } from '../table/merge-tables.ts'
import { parseLine } from '../table/parse-table.ts'
import { type EntryChange, reversed, ruleEntryKey } from '../table/table-entries.ts'
import { sizeFault } from '../table/table-size.ts'
import { ruleLine } from '../table/write-line.ts'
import { changeDraft, type ChangeResult, type Decision } from './change-draft.ts'
import type { HistoryNote } from './drafts.ts'
import { historyOfBatch } from './history.ts'
import type { Note, Stores } from './stores.ts'

/** Why none of the changes is saved. */
export type EditRefusal =
  /** `now`: the current lines of the keys that another editor has changed */
  | { kind: 'draft-changed'; now: { key: string; line: string | undefined }[] }
  | ({ kind: 'unfit' | 'too-many-rules' } & Fault)

/** Changes the draft, if every key still has the line that the change names as `before`. */
export async function editDraft(
  stores: Stores,
  locale: LocaleCode,
  changes: readonly EntryChange[],
  note: HistoryNote,
): Promise<ChangeResult<EditRefusal>> {
  const wanted: EntryChange[] = []
  for (const change of changes) {
    const read = readChange(change)
    if ('fault' in read) return { kind: 'refused', refusal: { kind: 'unfit', ...read } }
    wanted.push(read)
  }
  return changeDraft(stores, locale, note, ({ entries }): Decision<EditRefusal> => {
    const now = wanted.flatMap(({ key, before, after }) => {
      const line = entries.get(key)
      return line === before || line === after ? [] : [{ key, line }]
    })
    if (now.length > 0) return { refusal: { kind: 'draft-changed', now } }
    const changed = withChanges(entries, wanted)
    const fault = changed.size > entries.size ? sizeFault(changed) : undefined
    return fault ? { refusal: { kind: 'too-many-rules', ...fault } } : { entries: changed }
  })
}

/**
 * Undoes a batch of changes. Refused, with the current lines, if one of its keys has been changed
 * since.
 */
export async function undoBatch(
  stores: Stores,
  locale: LocaleCode,
  batch: string,
  note: Note,
): Promise<ChangeResult<EditRefusal | { kind: 'not-found' }>> {
  const done = await historyOfBatch(stores.db, locale, batch)
  if (done.length === 0) return { kind: 'refused', refusal: { kind: 'not-found' } }
  return editDraft(stores, locale, done.map(reversed), { ...note, kind: 'undo' })
}

/** Writes the line of the change as a table does. */
function readChange({ key, before, after }: EntryChange): EntryChange | Fault {
  if (after === undefined) return { key, before, after }
  if (/[\r\n]/.test(after)) return { fault: 'oneLine' }
  const read = parseLine(after, 0)
  if (read === undefined || 'version' in read) return { fault: 'noRule' }
  if ('fault' in read) return read
  const own = ruleEntryKey(read.source)
  return own === key
    ? { key, before, after: ruleLine(read) }
    : { fault: 'otherKey', words: { own, key } }
}
