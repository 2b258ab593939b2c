import type { LocaleCode } from '#shared/locale/locales.ts'
import { type EntryChange, exampleEntryKey, ruleEntryKey } from '../table/table-entries.ts'
import { parseLine } from '../table/parse-table.ts'
import type { Fault } from '../table/fault.ts'
import { countRules, sizeFault } from '../table/table-size.ts'
import { exampleLine, ruleLine } from '../table/write-line.ts'
import { withChanges } from '../versions/merge-tables.ts'
import type { Stores } from '../versions/table-store.ts'
import { changeDraft, type ChangeResult, type Decision } from './change-draft.ts'
import type { HistoryNote } from './draft-store.ts'

/** Why none of the changes is saved. */
export type EditRefusal =
  /** `now`: the current lines of the keys that another editor has changed */
  { kind: 'draft-changed'; now: { key: string; line: string | undefined }[] } | ({ kind: 'unfit' | 'too-many-rules' } & Fault)

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
    const fault = changed.size > entries.size ? sizeFault(countRules(changed)) : undefined
    return fault ? { refusal: { kind: 'too-many-rules', ...fault } } : { entries: changed }
  })
}

/** Writes the line of the change as a table does. */
function readChange({ key, before, after }: EntryChange): EntryChange | Fault {
  if (after === undefined) return { key, before, after }
  if (/[\r\n]/.test(after)) return { fault: 'oneLine' }
  const read = parseLine(after, 0)
  if (read === undefined || 'version' in read) return { fault: 'noRule' }
  if ('fault' in read) return read
  const [ownKey, line] = 'source' in read ? [ruleEntryKey(read.source), ruleLine(read)] : [exampleEntryKey(read.path), exampleLine(read)]
  return ownKey === key ? { key, before, after: line } : { fault: 'otherKey', words: { own: ownKey, key } }
}
