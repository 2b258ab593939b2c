import type { LocaleCode } from '#shared/locale/locales.ts'
import { withChanges } from '../versions/merge-tables.ts'
import type { Stores } from '../versions/table-store.ts'
import { changeDraft, type ChangeResult } from './change-draft.ts'
import type { HistoryNote } from './draft-store.ts'

/** Takes changes out of the draft: of these keys, or all. It can be undone like any other. */
export function discardChanges(
  stores: Stores,
  locale: LocaleCode,
  keys: readonly string[] | undefined,
  note: Omit<HistoryNote, 'kind'>,
): Promise<ChangeResult<never>> {
  const wanted = keys && new Set(keys)
  return changeDraft(stores, locale, { ...note, kind: 'discard' }, ({ changes, entries }) => {
    const discarded = changes.filter(({ key }) => wanted?.has(key) ?? true)
    return {
      entries: withChanges(
        entries,
        discarded.map(({ key, before }) => ({ key, after: before })),
      ),
    }
  })
}
