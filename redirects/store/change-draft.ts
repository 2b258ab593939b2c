import type { LocaleCode } from '#shared/locale/locales.ts'
import { diffTables } from '../table/merge-tables.ts'
import type { EntryChange, TableEntries } from '../table/table-entries.ts'
import {
  changedRows,
  type HistoryNote,
  type OpenDraft,
  openDraft,
  saveStatements,
} from './drafts.ts'
import { StoreError, type Stores } from './stores.ts'

/** A refusal, or the new table of the draft. */
export type Decision<Refusal> =
  | { refusal: Refusal }
  | {
      entries: TableEntries
      /** the new base */
      base?: { seq: number; entries: TableEntries }
      /** the changes for the history; default: all changes of the table */
      history?: EntryChange[]
    }

export type ChangeResult<Refusal> =
  | { kind: 'saved'; revision: number; batch: string | undefined }
  | { kind: 'refused'; refusal: Refusal }

/** Attempts of a change: each one fails if another editor saves at the same time. */
const MAX_TRIES = 12

/** Reads the draft, decides and saves. If another editor saved in between, it starts again. */
export async function changeDraft<Refusal>(
  stores: Stores,
  locale: LocaleCode,
  note: HistoryNote,
  decide: (draft: OpenDraft) => Decision<Refusal> | Promise<Decision<Refusal>>,
): Promise<ChangeResult<Refusal>> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const draft = await openDraft(stores, locale)
    const decision = await decide(draft)
    if ('refusal' in decision) return { kind: 'refused', refusal: decision.refusal }
    const {
      entries,
      base = { seq: draft.base, entries: draft.baseEntries },
      history = diffTables(draft.entries, entries),
    } = decision
    const { put, dropped } = changedRows(draft, diffTables(base.entries, entries))
    if (put.length + dropped.length + history.length === 0 && base.seq === draft.base)
      return { kind: 'saved', revision: draft.revision, batch: undefined }
    const batch = note.batch ?? crypto.randomUUID()
    const saved = await stores.db.batch(
      saveStatements(stores.db, locale, draft, { base, entries, history }, { ...note, batch }),
    )
    if (saved.at(-1)?.results.length)
      return {
        kind: 'saved',
        revision: draft.revision + 1,
        batch: history.length > 0 ? batch : undefined,
      }
  }
  throw new StoreError(
    'Too many people are saving changes of this draft at the same time: this change was not saved. Try again.',
  )
}
