import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Stores } from '../versions/table-store.ts'
import { changeDraft, type ChangeResult } from './change-draft.ts'
import type { HistoryNote } from './draft-store.ts'

/** Removes all changes of the draft, if it still has this revision. This can be undone like any other change. */
export function discardDraft(
  stores: Stores,
  locale: LocaleCode,
  revision: number,
  note: Omit<HistoryNote, 'kind'>,
): Promise<ChangeResult<'draft-changed'>> {
  return changeDraft(stores, locale, { ...note, kind: 'discard' }, (draft) =>
    draft.revision === revision ? { entries: draft.baseEntries } : { refusal: 'draft-changed' },
  )
}
