import type { LocaleCode } from '#shared/locale/locales.ts'
import { type Conflict, mergeChanges, withChanges } from '../table/merge-tables.ts'
import { changeDraft, type ChangeResult, type Decision } from './change-draft.ts'
import { versionEntries } from './publications.ts'
import type { Note, Stores } from './stores.ts'

/** Which line to keep for a key that both sides changed, and the two lines that the editor saw. */
interface Choice extends Conflict {
  take: 'mine' | 'theirs'
}

/**
 * Applies the draft's changes to the version that is live now. Refused with the conflicts that have
 * no choice. A choice counts only if its two lines are still the current ones.
 */
export function rebaseDraft(
  stores: Stores,
  locale: LocaleCode,
  choices: readonly Choice[],
  note: Note,
): Promise<ChangeResult<Conflict[]>> {
  const choiceOf = new Map(choices.map((choice) => [choice.key, choice]))
  function taken({ key, mine, theirs }: Conflict): Choice['take'] | undefined {
    const choice = choiceOf.get(key)
    return choice && choice.mine === mine && choice.theirs === theirs ? choice.take : undefined
  }

  return changeDraft(
    stores,
    locale,
    { ...note, kind: 'rebase' },
    async (draft): Promise<Decision<Conflict[]>> => {
      const seq = draft.live?.seq ?? 0
      const entries = (await versionEntries(stores, locale, seq)) ?? new Map<string, string>()
      const { merged, conflicts } = mergeChanges(draft.changes, entries)
      const {
        mine = [],
        theirs = [],
        open = [],
      } = Object.groupBy(conflicts, (conflict) => taken(conflict) ?? 'open')
      if (open.length > 0) return { refusal: open }
      return {
        entries: withChanges(
          merged,
          mine.map((conflict) => ({ key: conflict.key, after: conflict.mine })),
        ),
        base: { seq, entries },
        // the history has the published changes already: only the draft's dropped changes are new
        history: theirs.map((conflict) => ({
          key: conflict.key,
          before: conflict.mine,
          after: conflict.theirs,
        })),
      }
    },
  )
}
