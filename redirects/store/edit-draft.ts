import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Fault } from '../table/fault.ts'
import { diffTables, withChanges } from '../table/merge-tables.ts'
import { parseLine } from '../table/parse-table.ts'
import {
  type EntryChange,
  reversed,
  ruleEntryKey,
  type TableEntries,
} from '../table/table-entries.ts'
import { sizeFault } from '../table/table-size.ts'
import { ruleLine } from '../table/write-line.ts'
import { type HistoryNote, type OpenDraft, openDraft, saveStatements } from './drafts.ts'
import { historyOfBatch } from './history.ts'
import { type Note, StoreError, type Stores } from './stores.ts'

export type EditRefusal =
  /** `now`: the current lines of the keys that another editor has changed */
  | { kind: 'draft-changed'; now: { key: string; line: string | undefined }[] }
  | ({ kind: 'unfit' | 'too-many-rules' } & Fault)
  | { kind: 'not-found' }

export type EditResult =
  /** batch: names the change for its undo; undefined: nothing has changed */
  { kind: 'saved'; batch: string | undefined } | { kind: 'refused'; refusal: EditRefusal }

/** Attempts of a change: each one fails if another editor saves at the same time. */
const MAX_TRIES = 12

/** Changes the draft, if every key still has the line that the change names as `before`. */
export async function editDraft(
  stores: Stores,
  locale: LocaleCode,
  changes: readonly EntryChange[],
  note: HistoryNote,
): Promise<EditResult> {
  const wanted: EntryChange[] = []
  for (const change of changes) {
    const read = readChange(change)
    if ('fault' in read) return { kind: 'refused', refusal: { kind: 'unfit', ...read } }
    wanted.push(read)
  }
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const draft = await openDraft(stores, locale)
    const { live, baseEntries } = draft
    const entries = withChanges(draft.entries, wanted)
    const refusal = refusalOf(draft, wanted, entries)
    if (refusal) return { kind: 'refused', refusal }
    const history = diffTables(draft.entries, entries)
    if (history.length === 0) return { kind: 'saved', batch: undefined }
    const batch = crypto.randomUUID()
    const next = { base: live?.seq ?? 0, baseEntries, entries, history }
    const saved = await stores.db.batch(saveStatements(stores.db, draft, next, { ...note, batch }))
    if (saved.at(-1)?.results.length) return { kind: 'saved', batch }
  }
  throw new StoreError(
    'Too many people are saving changes of this draft at the same time: this change was not saved. Try again.',
  )
}

function refusalOf(
  { entries }: OpenDraft,
  wanted: readonly EntryChange[],
  changed: TableEntries,
): EditRefusal | undefined {
  const now = wanted.flatMap(({ key, before, after }) => {
    const line = entries.get(key)
    return line === before || line === after ? [] : [{ key, line }]
  })
  if (now.length > 0) return { kind: 'draft-changed', now }
  const fault = changed.size > entries.size ? sizeFault(changed) : undefined
  return fault && { kind: 'too-many-rules', ...fault }
}

/** Refused, with the current lines, if one of its keys has been changed since. */
export async function undoBatch(
  stores: Stores,
  locale: LocaleCode,
  batch: string,
  note: Note,
): Promise<EditResult> {
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
