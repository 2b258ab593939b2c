import type { LocaleCode } from '#shared/locale/locales.ts'
import type { TableEntries } from '../table/table-entries.ts'
import { countRules, sizeFault } from '../table/table-size.ts'
import { type LiveVersion, liveVersion } from '../versions/live-version.ts'
import { diffTables, withChanges } from '../versions/merge-tables.ts'
import { previousVersion } from '../versions/previous-version.ts'
import { publicationsOf } from '../versions/publications.ts'
import { makeLive, type PublishResult } from '../versions/publish-table.ts'
import type { Stores } from '../versions/table-store.ts'
import { cachedVersion } from './cached-version.ts'
import { changeDraft, type ChangeResult, type Decision, type OpenDraft } from './change-draft.ts'
import type { HistoryNote } from './draft-store.ts'
import type { EditRefusal } from './edit-draft.ts'

interface Restoring extends Omit<HistoryNote, 'kind'> {
  locale: LocaleCode
  /** the version that the editor saw as live */
  live: string | undefined
}

/** Makes a stored version live. The draft's changes then apply to that version. */
export async function restoreVersion(stores: Stores, version: string, restoring: Restoring): Promise<PublishResult> {
  const { locale, live: base, who, why, at } = restoring
  const result = await makeLive(stores, version, { locale, base, who, why, at, kind: 'restore' })
  const entries = result.kind === 'live' || result.kind === 'already-live' ? await cachedVersion(stores.kv, locale, version) : undefined
  // if a colleague has published meanwhile, the draft is merged with that version as usual
  if (entries) await moveDraft(stores, { ...restoring, live: version }, { version, entries }, entries)
  return result
}

/**
 * Makes the version before the live one live again, and puts the changes of the live one back into the draft. The draft is saved first:
 * if the rest is interrupted, nothing is lost, and it can be repeated.
 */
export async function takeBack(stores: Stores, taking: Restoring): Promise<PublishResult> {
  const { locale, live: name, who, why, at } = taking
  const live = await liveVersion(stores, locale)
  if (name === undefined || live.version !== name) return { kind: 'live-changed', live }
  const version = await versionBefore(stores, locale, live)
  const [before, taken] = await Promise.all([
    version === undefined ? undefined : cachedVersion(stores.kv, locale, version),
    cachedVersion(stores.kv, locale, name),
  ])
  if (version === undefined || !before || !taken) return { kind: 'version-missing' }
  const moved = await moveDraft(stores, taking, { version, entries: before }, taken)
  if (moved.kind === 'refused') return { kind: 'live-changed', live: moved.refusal }
  return makeLive(stores, version, { locale, base: name, who, why, at, kind: 'back' })
}

async function versionBefore({ db }: Stores, locale: LocaleCode, { state, latest }: LiveVersion): Promise<string | undefined> {
  // an interrupted step back is finished, and goes no further
  if (state === 'unfinished' && latest?.kind === 'back') return latest.version
  return previousVersion(await publicationsOf(db, locale))
}

/** Bases the draft on another version, while a version is live: its table is `entries` with the draft's changes, which keep their text. */
function moveDraft(
  stores: Stores,
  { locale, live: name, who, why, at }: Restoring,
  base: { version: string; entries: TableEntries },
  entries: TableEntries,
): Promise<ChangeResult<LiveVersion>> {
  return changeDraft(stores, locale, { who, why, at, kind: 'rebase' }, async ({ changes }): Promise<Decision<LiveVersion>> => {
    const live = await liveVersion(stores, locale)
    if (live.version !== name) return { refusal: live }
    // the history has the moved changes already
    return { entries: withChanges(entries, changes), base, history: [] }
  })
}

/** Brings a version into the draft: publishing the draft then publishes that version, with the changes that the draft had before. */
export function bringVersion(
  stores: Stores,
  locale: LocaleCode,
  version: string,
  note: Omit<HistoryNote, 'kind'>,
): Promise<ChangeResult<EditRefusal | { kind: 'version-missing' }>> {
  return changeDraft(
    stores,
    locale,
    { ...note, kind: 'bring' },
    async (draft): Promise<Decision<EditRefusal | { kind: 'version-missing' }>> => {
      const found = await cachedVersion(stores.kv, locale, version)
      if (found === undefined) return { refusal: { kind: 'version-missing' } }
      const entries = broughtInto(draft, found)
      const fault = entries.size > draft.entries.size ? sizeFault(countRules(entries)) : undefined
      return fault ? { refusal: { kind: 'too-many-rules', ...fault } } : { entries }
    },
  )
}

/** The draft's table after a version was brought into it. */
export function broughtInto({ changes }: Pick<OpenDraft, 'changes'>, version: TableEntries): TableEntries {
  return withChanges(version, changes)
}

/** What happens to the draft if a version is restored, or brought into it. */
export function draftAfter(draft: Pick<OpenDraft, 'changes' | 'baseEntries'>, version: TableEntries) {
  const entries = broughtInto(draft, version)
  const ofVersion = new Set(diffTables(draft.baseEntries, version).map(({ key }) => key))
  return {
    restored: diffTables(version, entries).length,
    brought: diffTables(draft.baseEntries, entries).length,
    same: draft.changes.map(({ key }) => key).filter((key) => ofVersion.has(key)),
  }
}
