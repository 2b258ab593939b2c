import type { LocaleCode } from '#shared/locale/locales.ts'
import { parseRedirectTable, type ParsedTable } from '../table/parse-table.ts'
import { writeEntries } from '../table/table-entries.ts'
import type { Publication } from '../versions/publications.ts'
import { type PublishResult, publishTable } from '../versions/publish-table.ts'
import type { Stores } from '../versions/table-store.ts'
import { cachedVersion } from './cached-version.ts'
import { changeDraft, openDraft, type OpenDraft } from './change-draft.ts'
import { claimDraftPublication, type HistoryNote } from './draft-store.ts'

interface DraftPublishing extends Omit<HistoryNote, 'kind'> {
  locale: LocaleCode
  /** of the draft that the editor saw; a draft with later changes is not published */
  revision: number
  /** why the draft cannot be published; undefined: it can */
  refusalOf: (draft: OpenDraft, table: ParsedTable) => Promise<Refusal | undefined>
}

/** not-accepted: it has dangers that the editor has not accepted */
export interface Refusal {
  kind: 'unfit' | 'not-accepted'
  reason: string
}

type DraftPublished = PublishResult | { kind: 'draft-changed' } | Refusal

/** Publishes the draft's table and removes the draft's changes. Refused if an editor has saved since `revision`. */
export async function publishDraft(stores: Stores, publishing: DraftPublishing): Promise<DraftPublished> {
  const { locale, revision, who, why, at } = publishing
  const ready = await readyTable(stores, publishing)
  if (ready.kind !== 'ready') return ready
  const claim = (publication: Publication) => claimDraftPublication(stores.db, locale, revision, publication)
  const result = await publishTable(stores, ready.table, { locale, base: ready.base, kind: 'publish', who, why, at, claim })
  if (result.kind === 'live-changed' && result.live.version === ready.base) return { kind: 'draft-changed' }
  if (result.kind === 'live' || result.kind === 'already-live') await dropPublished(stores, publishing, result.version)
  return result
}

/** Removes changes that an earlier publication has published already: another editor's, or an interrupted one. */
async function dropPublished(stores: Stores, { locale, revision, who, why, at }: DraftPublishing, version: string): Promise<void> {
  const entries = await cachedVersion(stores.kv, locale, version)
  await changeDraft(stores, locale, { who, why, at, kind: 'publish' }, (draft) =>
    draft.revision === revision && entries ? { entries, base: { version, entries } } : { entries: draft.entries },
  )
}

async function readyTable(stores: Stores, { locale, revision, refusalOf }: DraftPublishing) {
  const draft = await openDraft(stores, locale)
  if (draft.revision !== revision) return { kind: 'draft-changed' as const }
  // an empty table would replace all rules that are live
  if (draft.isBaseMissing) return { kind: 'version-missing' as const }
  const table = parseRedirectTable(writeEntries(draft.entries))
  return (await refusalOf(draft, table)) ?? { kind: 'ready' as const, table, base: draft.base }
}
