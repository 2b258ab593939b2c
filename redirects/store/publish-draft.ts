import { publishDraft as publishStored, type Refusal } from '../drafts/publish-draft.ts'
import { restoreVersion as restoreStored, takeBack as takeStoredBack } from '../drafts/restore-version.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { PublishResult as StoredResult } from '../versions/publish-table.ts'
import { openDraft, type OpenDraft } from './drafts.ts'
import { publicationsOf, versionName } from './publications.ts'
import type { Note, Stores } from './stores.ts'

export type PublishResult =
  /** isKvWritten: false: the edge still has the version before */
  | { kind: 'live'; seq: number; isKvWritten: boolean }
  | { kind: 'live-changed' }
  | { kind: 'draft-changed' }
  | { kind: 'unfit'; reason: string }

interface Publishing extends Note {
  locale: LocaleCode
  /** of the draft that the editor saw */
  revision: number
  /** why the draft cannot be published; undefined: it can */
  refusalOf: (draft: OpenDraft) => Promise<{ kind: 'unfit'; reason: string } | undefined>
}

export async function publishDraft(stores: Stores, { refusalOf, ...publishing }: Publishing): Promise<PublishResult> {
  const { locale } = publishing
  const refused = async () => refusalOf(await openDraft(stores, locale))
  return resultOf(stores, locale, await publishStored(stores, { ...publishing, refusalOf: refused }))
}

interface Restoring extends Note {
  locale: LocaleCode
  /** number of the version that the editor saw as live */
  live: number
}

export async function restoreVersion(stores: Stores, { seq, live, ...restoring }: Restoring & { seq: number }): Promise<PublishResult> {
  const { locale } = restoring
  const [name, before] = await Promise.all([versionName(stores.db, locale, seq), versionName(stores.db, locale, live)])
  return resultOf(stores, locale, await restoreStored(stores, name ?? '', { ...restoring, live: before }))
}

export async function takeBack(stores: Stores, { live, ...taking }: Restoring): Promise<PublishResult> {
  const { locale } = taking
  return resultOf(stores, locale, await takeStoredBack(stores, { ...taking, live: await versionName(stores.db, locale, live) }))
}

async function resultOf(
  { db }: Stores,
  locale: LocaleCode,
  result: StoredResult | Refusal | { kind: 'draft-changed' },
): Promise<PublishResult> {
  switch (result.kind) {
    case 'live':
    case 'already-live':
      return { kind: 'live', seq: (await publicationsOf(db, locale, 1))[0]?.seq ?? 0, isKvWritten: true }
    case 'version-missing':
      return { kind: 'unfit', reason: 'the version cannot be read' }
    case 'not-accepted':
    case 'unfit':
      return { kind: 'unfit', reason: result.reason }
    default:
      return { kind: result.kind }
  }
}
