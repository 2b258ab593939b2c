import type { LocaleCode } from '#shared/locale/locales.ts'
import { liveVersion } from '../versions/live-version.ts'
import { type Conflict, mergeChanges, withChanges } from '../versions/merge-tables.ts'
import type { Stores } from '../versions/table-store.ts'
import { cachedVersion } from './cached-version.ts'
import { changeDraft, type ChangeResult, type Decision } from './change-draft.ts'
import type { HistoryNote } from './draft-store.ts'

/** Which line to keep for a key that both sides changed, and the two lines that the editor saw. */
interface Choice {
  key: string
  mine?: string | undefined
  theirs?: string | undefined
  take: 'mine' | 'theirs'
}

type RebaseRefusal = { kind: 'conflicts'; conflicts: Conflict[] } | { kind: 'version-missing' }

/**
 * Applies the draft's changes to the version that is live now. Refused with the conflicts that have no choice. A choice counts only if
 * its two lines are still the current ones.
 */
export function rebaseDraft(
  stores: Stores,
  locale: LocaleCode,
  choices: readonly Choice[],
  note: Omit<HistoryNote, 'kind'>,
): Promise<ChangeResult<RebaseRefusal>> {
  const choiceOf = new Map(choices.map((choice) => [choice.key, choice]))
  function taken({ key, mine, theirs }: Conflict): Choice['take'] | undefined {
    const choice = choiceOf.get(key)
    return choice && choice.mine === mine && choice.theirs === theirs ? choice.take : undefined
  }

  return changeDraft(stores, locale, { ...note, kind: 'rebase' }, async (draft): Promise<Decision<RebaseRefusal>> => {
    const live = await liveVersion(stores, locale)
    const entries = await cachedVersion(stores.kv, locale, live.version)
    if (entries === undefined) return { refusal: { kind: 'version-missing' } }
    const { merged, conflicts } = mergeChanges(draft.changes, entries)
    const { mine = [], theirs = [], open = [] } = Object.groupBy(conflicts, (conflict) => taken(conflict) ?? 'open')
    if (open.length > 0) return { refusal: { kind: 'conflicts', conflicts: open } }
    return {
      entries: withChanges(
        merged,
        mine.map((conflict) => ({ key: conflict.key, after: conflict.mine })),
      ),
      base: { version: live.version, entries },
      // the history has the published changes already: only the draft's dropped changes are new
      history: theirs.map((conflict) => ({ key: conflict.key, before: conflict.mine, after: conflict.theirs })),
    }
  })
}
