import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Stores } from '../versions/table-store.ts'
import type { ChangeResult } from './change-draft.ts'
import type { HistoryNote } from './draft-store.ts'
import { editDraft, type EditRefusal } from './edit-draft.ts'
import { historyOfBatch } from './history.ts'

/** Undoes a batch of changes. Refused, with the current lines, if one of its keys has been changed since. */
export async function undoBatch(
  stores: Stores,
  locale: LocaleCode,
  batch: string,
  note: Omit<HistoryNote, 'kind'>,
): Promise<ChangeResult<EditRefusal | { kind: 'not-found' }>> {
  const done = await historyOfBatch(stores.db, locale, batch)
  if (done.length === 0) return { kind: 'refused', refusal: { kind: 'not-found' } }
  const changes = done.map(({ key, before, after }) => ({ key, before: after, after: before }))
  return editDraft(stores, locale, changes, { ...note, kind: 'undo' })
}
