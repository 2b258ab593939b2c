import type { LocaleCode } from '#shared/locale/locales.ts'
import { liveVersion } from '../versions/live-version.ts'
import { type Conflict, mergeChanges, withChanges } from '../versions/merge-tables.ts'
import type { Stores } from '../versions/table-store.ts'
import { cachedVersion } from './cached-version.ts'
import { changeDraft, type ChangeResult, type Decision } from './change-draft.ts'
import type { HistoryNote } from './draft-store.ts'

/** Whose line to take for a key that both changed. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>

type RebaseRefusal = { kind: 'conflicts'; conflicts: Conflict[] } | { kind: 'version-missing' }

/** Puts the draft's changes onto the version that is live now. Refused with the conflicts that have no choice yet. */
export function rebaseDraft(
  stores: Stores,
  locale: LocaleCode,
  choices: Choices,
  note: Omit<HistoryNote, 'kind'>,
): Promise<ChangeResult<RebaseRefusal>> {
  return changeDraft(stores, locale, { ...note, kind: 'rebase' }, async (draft): Promise<Decision<RebaseRefusal>> => {
    const live = await liveVersion(stores, locale)
    const entries = await cachedVersion(stores.kv, locale, live.version)
    if (entries === undefined) return { refusal: { kind: 'version-missing' } }
    const { merged, conflicts } = mergeChanges(draft.changes, entries)
    const open = conflicts.filter(({ key }) => !Object.hasOwn(choices, key))
    if (open.length > 0) return { refusal: { kind: 'conflicts', conflicts: open } }
    const mine = conflicts.filter(({ key }) => choices[key] === 'mine').map((conflict) => ({ key: conflict.key, after: conflict.mine }))
    // what others published is in the history already: only what this draft gives up is new
    const history = conflicts
      .filter(({ key }) => choices[key] === 'theirs')
      .map(({ key, mine: before, theirs: after }) => ({ key, before, after }))
    return { entries: withChanges(merged, mine), base: { version: live.version, entries }, history }
  })
}
