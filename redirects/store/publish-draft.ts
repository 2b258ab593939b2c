// Publications change D1 in one transaction, then KV. If KV fails, the publication is live in D1,
// and repairLive writes KV later.

import type { LocaleCode } from '#shared/locale/locales.ts'
import { withChanges } from '../table/merge-tables.ts'
import type { TableEntries } from '../table/table-entries.ts'
import { sizeFault } from '../table/table-size.ts'
import { faultText } from '../words/describe.ts'
import { type OpenDraft, openDraft, saveStatements } from './drafts.ts'
import { writeLive } from './live-table.ts'
import {
  insertPublication,
  type NewPublication,
  publicationsOf,
  versionBefore,
  versionEntries,
} from './publications.ts'
import type { Note, Stores } from './stores.ts'

export type PublishResult =
  /** isKvWritten: false: visitors get the version when repairLive has written KV */
  | { kind: 'live'; seq: number; isKvWritten: boolean }
  /** another version is live than the caller saw: nothing was changed */
  | { kind: 'live-changed' }
  /** an editor has saved or published since: nothing was changed */
  | { kind: 'draft-changed' }
  | { kind: 'unfit'; reason: string }

interface DraftPublishing extends Note {
  locale: LocaleCode
  /** of the draft that the editor saw */
  revision: number
  /** why the draft cannot be published; undefined: it can */
  refusalOf: (draft: OpenDraft) => Promise<string | undefined>
}

/** Publishes the draft's table, and removes the draft's changes in the same transaction. */
export async function publishDraft(
  stores: Stores,
  { locale, revision, refusalOf, ...note }: DraftPublishing,
): Promise<PublishResult> {
  const draft = await openDraft(stores, locale)
  const { changes, entries } = draft
  if (changes.length === 0) return { kind: 'unfit', reason: 'the draft has no changes.' }
  if (draft.revision !== revision) return { kind: 'draft-changed' }
  const reason = await refusalOf(draft)
  if (reason !== undefined) return { kind: 'unfit', reason }
  return replaceLive(stores, draft, { ...note, kind: 'publish', entries }, entries)
}

interface TablePublishing extends Note {
  locale: LocaleCode
  kind: 'publish' | 'seed'
  /** the version that must still be live; 0: none */
  base: number
}

/** Publishes a table that was not made in the draft. The draft's changes then apply to it. */
export async function publishTable(
  stores: Stores,
  entries: TableEntries,
  { locale, base, ...note }: TablePublishing,
): Promise<PublishResult> {
  const draft = await openDraft(stores, locale)
  if ((draft.live?.seq ?? 0) !== base) return { kind: 'live-changed' }
  return replaceLive(stores, draft, { ...note, entries }, withChanges(entries, draft.changes))
}

interface Restoring extends Note {
  locale: LocaleCode
  /** the version that the editor saw as live */
  live: number
}

/** The draft's changes then apply to that version, and keep their text. */
export async function restoreVersion(
  stores: Stores,
  { seq, live, locale, ...note }: Restoring & { seq: number },
): Promise<PublishResult> {
  const [draft, entries] = await Promise.all([
    openDraft(stores, locale),
    versionEntries(stores, locale, seq),
  ])
  if (!entries) return { kind: 'unfit', reason: `There is no version ${seq}.` }
  if (draft.live?.seq !== live) return { kind: 'live-changed' }
  const restored = { ...note, kind: 'restore' as const, copied: seq, entries }
  return replaceLive(stores, draft, restored, withChanges(entries, draft.changes))
}

/** The draft gets the changes of the live version. */
export async function takeBack(
  stores: Stores,
  { live, locale, ...note }: Restoring,
): Promise<PublishResult> {
  const [draft, publications] = await Promise.all([
    openDraft(stores, locale),
    publicationsOf(stores.db, locale),
  ])
  if (draft.live?.seq !== live) return { kind: 'live-changed' }
  const copied = versionBefore(publications)
  const entries = copied === undefined ? undefined : await versionEntries(stores, locale, copied)
  if (copied === undefined || !entries)
    return { kind: 'unfit', reason: 'There is no earlier version.' }
  return replaceLive(stores, draft, { ...note, kind: 'back', copied, entries }, draft.entries)
}

/** One transaction of D1, then KV. @param draftEntries the draft's table afterwards */
async function replaceLive(
  stores: Stores,
  draft: OpenDraft,
  publishing: Omit<NewPublication, 'seq' | 'before'>,
  draftEntries: TableEntries,
): Promise<PublishResult> {
  const { entries } = publishing
  const fault = sizeFault(entries)
  if (fault) return { kind: 'unfit', reason: faultText(fault) }
  const seq = (draft.live?.seq ?? 0) + 1
  const publication = { ...publishing, seq, before: draft.baseEntries }
  // the history has the draft's changes already
  const next = { base: seq, baseEntries: entries, entries: draftEntries, history: [] }
  const results = await stores.db.batch([
    insertPublication(stores.db, draft, publication),
    ...saveStatements(stores.db, draft, next, { ...publishing, batch: '' }),
  ])
  // each publication saves the draft, so of two at the same time one is refused here
  if (!results[0]?.results.length) return { kind: 'draft-changed' }
  try {
    await writeLive(stores, draft.locale)
    return { kind: 'live', seq, isKvWritten: true }
  } catch {
    // the publication is stored: repairLive writes KV later
    return { kind: 'live', seq, isKvWritten: false }
  }
}
