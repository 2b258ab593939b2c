// Publications change D1 in one transaction, then KV. If KV fails, the publication is live in D1,
// and repairLive writes KV later.

import type { LocaleCode } from '#shared/locale/locales.ts'
import { diffTables, withChanges } from '../table/merge-tables.ts'
import type { TableEntries } from '../table/table-entries.ts'
import { sizeFault } from '../table/table-size.ts'
import { faultText } from '../words/describe.ts'
import { isRevision, type OpenDraft, openDraft, saveStatements } from './drafts.ts'
import { writeLive } from './live-table.ts'
import {
  insertPublication,
  isTaken,
  type Publication,
  publicationsOf,
  versionBefore,
  versionEntries,
} from './publications.ts'
import { type Note, StoreError, type Stores } from './stores.ts'

export type PublishResult =
  /** isKvWritten: false: visitors get the version when repairLive has written KV */
  | { kind: 'live'; seq: number; isKvWritten: boolean }
  /** another version is live than the caller saw: nothing was changed */
  | { kind: 'live-changed'; live: Publication | undefined }
  /** an editor has saved meanwhile: nothing was changed */
  | { kind: 'draft-changed' }
  | { kind: 'unfit'; reason: string }

interface DraftPublishing extends Note {
  locale: LocaleCode
  /** of the draft that the editor saw */
  revision: number
  /** why the draft cannot be published; undefined: it can */
  refusalOf: (draft: OpenDraft) => Promise<{ kind: 'unfit'; reason: string } | undefined>
}

/** Publishes the draft's table, and removes the draft's changes in the same transaction. */
export async function publishDraft(
  stores: Stores,
  { locale, revision, refusalOf, ...note }: DraftPublishing,
): Promise<PublishResult> {
  const draft = await openDraft(stores, locale)
  const { live, base, changes, entries } = draft
  if (draft.revision !== revision) return { kind: 'draft-changed' }
  if (changes.length === 0 && live) return { kind: 'live', seq: live.seq, isKvWritten: true }
  if ((live?.seq ?? 0) !== base) return { kind: 'live-changed', live }
  const refusal = (await refusalOf(draft)) ?? unfitFor(entries)
  if (refusal) return refusal
  return replaceLive(stores, locale, draft, {
    ...note,
    kind: 'publish',
    entries,
    draftEntries: entries,
  })
}

interface TablePublishing extends Note {
  locale: LocaleCode
  kind: 'publish' | 'seed'
  /** the version that must still be live; 0: none */
  base: number
}

/** Publishes a table that was not made in the draft. A draft with changes keeps them and its base. */
export async function publishTable(
  stores: Stores,
  entries: TableEntries,
  publishing: TablePublishing,
): Promise<PublishResult> {
  const { locale, base, kind, who, why, at } = publishing
  const unfit = unfitFor(entries)
  if (unfit) return unfit
  const [live] = await publicationsOf(stores.db, locale, 1)
  if ((live?.seq ?? 0) !== base) return { kind: 'live-changed', live }
  const before = (await versionEntries(stores, locale, base)) ?? new Map<string, string>()
  const publication = { seq: base + 1, kind, who, why, at, before, entries }
  return published(stores, locale, publication.seq, async () => {
    await insertPublication(stores.db, locale, publication).run()
    return true
  })
}

interface Restoring extends Note {
  locale: LocaleCode
  /** the version that the editor saw as live */
  live: number
}

/**
 * Makes an earlier version live again. The draft's changes then apply to that version, and keep
 * their text.
 */
export async function restoreVersion(
  stores: Stores,
  { seq, live, locale, ...note }: Restoring & { seq: number },
): Promise<PublishResult> {
  const [draft, entries] = await Promise.all([
    openDraft(stores, locale),
    versionEntries(stores, locale, seq),
  ])
  if (!entries) return { kind: 'unfit', reason: `There is no version ${seq}.` }
  if (draft.live?.seq !== live) return { kind: 'live-changed', live: draft.live }
  const draftEntries = withChanges(entries, draft.changes)
  return replaceLive(stores, locale, draft, {
    ...note,
    kind: 'restore',
    copied: seq,
    entries,
    draftEntries,
  })
}

/**
 * Makes the version before the live one live again, and puts the changes of the live one back into
 * the draft.
 */
export async function takeBack(
  stores: Stores,
  { live, locale, ...note }: Restoring,
): Promise<PublishResult> {
  const [draft, publications] = await Promise.all([
    openDraft(stores, locale),
    publicationsOf(stores.db, locale),
  ])
  if (draft.live?.seq !== live) return { kind: 'live-changed', live: draft.live }
  const copied = versionBefore(publications)
  if (copied === undefined) return { kind: 'unfit', reason: 'There is no earlier version.' }
  const [entries, taken] = await Promise.all([
    versionEntries(stores, locale, copied),
    versionEntries(stores, locale, live),
  ])
  if (!entries || !taken)
    throw new StoreError(
      `Version ${entries ? live : copied} of ${locale} is missing in the database.`,
    )
  return replaceLive(stores, locale, draft, {
    ...note,
    kind: 'back',
    copied,
    entries,
    draftEntries: withChanges(taken, draft.changes),
  })
}

/**
 * What happens to the draft if a version is restored: the number of its changes then, and the keys
 * that the version changes, too.
 */
export function draftAfter(
  { changes, baseEntries }: OpenDraft,
  version: TableEntries,
): { restored: number; same: string[] } {
  const ofVersion = new Set(diffTables(baseEntries, version).map(({ key }) => key))
  const restored = diffTables(version, withChanges(version, changes)).length
  return { restored, same: changes.map(({ key }) => key).filter((key) => ofVersion.has(key)) }
}

interface Replacing extends Note {
  kind: Publication['kind']
  copied?: number
  entries: TableEntries
  /** the draft's table afterwards; its changes are those to `entries` */
  draftEntries: TableEntries
}

/** A publication and the draft that is based on it, in one transaction: both happen, or nothing. */
async function replaceLive(
  stores: Stores,
  locale: LocaleCode,
  draft: OpenDraft,
  { entries, draftEntries, ...replacing }: Replacing,
): Promise<PublishResult> {
  const { db } = stores
  const liveSeq = draft.live?.seq ?? 0
  const before =
    liveSeq === draft.base
      ? draft.baseEntries
      : ((await versionEntries(stores, locale, liveSeq)) ?? new Map<string, string>())
  const publication = { ...replacing, seq: liveSeq + 1, before, entries }
  // the history has the draft's changes already
  const next = { base: { seq: publication.seq, entries }, entries: draftEntries, history: [] }
  return published(stores, locale, publication.seq, async () => {
    const results = await db.batch([
      insertPublication(db, locale, publication, isRevision('?12'), draft.revision),
      ...saveStatements(db, locale, draft, next, { ...replacing, batch: '' }),
    ])
    return results[0]?.results.length === 1
  })
}

function unfitFor(entries: TableEntries): { kind: 'unfit'; reason: string } | undefined {
  const fault = sizeFault(entries)
  return fault && { kind: 'unfit', reason: faultText(fault) }
}

/** Stores a publication in D1, then in KV. @param insert false: the draft has changed */
async function published(
  stores: Stores,
  locale: LocaleCode,
  seq: number,
  insert: () => Promise<boolean>,
): Promise<PublishResult> {
  try {
    if (!(await insert())) return { kind: 'draft-changed' }
  } catch (error) {
    if (!isTaken(error)) throw error
    // of two publications at the same time one is refused
    return { kind: 'live-changed', live: (await publicationsOf(stores.db, locale, 1))[0] }
  }
  try {
    await writeLive(stores, locale)
    return { kind: 'live', seq, isKvWritten: true }
  } catch {
    // the publication is stored: repairLive writes KV later
    return { kind: 'live', seq, isKvWritten: false }
  }
}
