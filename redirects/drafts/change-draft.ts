import type { LocaleCode } from '#shared/locale/locales.ts'
import type { EntryChange, TableEntries } from '../table/table-entries.ts'
import { liveVersion } from '../versions/live-version.ts'
import { diffTables, withChanges } from '../versions/merge-tables.ts'
import { StoreError, type Stores } from '../versions/table-store.ts'
import { cachedVersion } from './cached-version.ts'
import { type Draft, type HistoryNote, readDraft, saveDraft } from './draft-store.ts'

/** A draft with its tables. */
export interface OpenDraft extends Draft {
  baseEntries: TableEntries
  /** the base with the draft's changes */
  entries: TableEntries
  /** the base was deleted in KV: `baseEntries` are those of the live version */
  isBaseMissing: boolean
}

/** A refusal, or the new table of the draft. */
export type Decision<Refusal> =
  | { refusal: Refusal }
  | {
      entries: TableEntries
      /** the new base */
      base?: { version: string | undefined; entries: TableEntries }
      /** the changes for the history; default: all changes of the table */
      history?: EntryChange[]
    }

export type ChangeResult<Refusal> = { kind: 'saved'; revision: number; batch: string | undefined } | { kind: 'refused'; refusal: Refusal }

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
    const base = decision.base ?? { version: draft.base, entries: draft.baseEntries }
    const history = decision.history ?? diffTables(draft.entries, decision.entries)
    const changes = changedRows(draft, base.entries, decision.entries)
    if (changes.length === 0 && history.length === 0 && base.version === draft.base)
      return { kind: 'saved', revision: draft.revision, batch: undefined }
    const batch = note.batch ?? crypto.randomUUID()
    const isSaved = await saveDraft(stores.db, { locale, revision: draft.revision, base: base.version, changes, history, batch, note })
    if (isSaved) return { kind: 'saved', revision: draft.revision + 1, batch: history.length > 0 ? batch : undefined }
  }
  throw new StoreError('Too many people are saving changes of this draft at the same time: this change was not saved. Try again.')
}

/** A draft without changes is the live version. */
export async function openDraft(stores: Stores, locale: LocaleCode): Promise<OpenDraft> {
  const draft = await readDraft(stores.db, locale)
  const base = draft.changes.length > 0 ? draft.base : (await liveVersion(stores, locale)).version
  const found = await cachedVersion(stores.kv, locale, base)
  const baseEntries = found ?? (await cachedVersion(stores.kv, locale, (await liveVersion(stores, locale)).version)) ?? new Map()
  return { ...draft, base, baseEntries, entries: withChanges(baseEntries, draft.changes), isBaseMissing: found === undefined }
}

/** The new values of the rows in draft_changes that change. */
function changedRows({ changes }: Draft, base: TableEntries, entries: TableEntries): EntryChange[] {
  const now = new Map(changes.map((change) => [change.key, change]))
  const next = new Map(diffTables(base, entries).map((change) => [change.key, change]))
  const put = [...next.values()].filter(
    ({ key, before, after }) => now.get(key)?.before !== before || now.get(key)?.after !== after || !now.has(key),
  )
  const dropped = [...now.keys()].filter((key) => !next.has(key)).map((key) => ({ key, before: base.get(key), after: base.get(key) }))
  return [...put, ...dropped]
}
