import type { LocaleCode } from '#shared/locale/locales.ts'
import { parseRedirectTable, type ParsedTable } from '../table/parse-table.ts'
import { writeEntries } from '../table/table-entries.ts'
import { type PublishResult, publishTable, stageTable } from '../versions/publish-table.ts'
import type { Stores } from '../versions/table-store.ts'
import { cachedVersion } from './cached-version.ts'
import { changeDraft, openDraft } from './change-draft.ts'
import type { HistoryNote } from './draft-store.ts'

interface DraftPublishing extends Omit<HistoryNote, 'kind'> {
  locale: LocaleCode
  /** of the draft that was looked at: what somebody saved since is not published unseen */
  revision: number
  /** why the table is not fit to be published; undefined: it is */
  faultOf: (table: ParsedTable) => Promise<string | undefined>
}

type DraftPublished = PublishResult | { kind: 'changed-meanwhile' }

/** Publishes the draft's table; the draft then holds what others saved meanwhile, and nothing else. */
export async function publishDraft(stores: Stores, publishing: DraftPublishing): Promise<DraftPublished> {
  const { locale, who, why, at } = publishing
  const ready = await readyTable(stores, publishing)
  if (ready.kind !== 'ready') return ready
  const result = await publishTable(stores, ready.table, { locale, base: ready.base, kind: 'publish', who, why, at })
  if (result.kind !== 'live' && result.kind !== 'already-live') return result
  const entries = await cachedVersion(stores.kv, locale, result.version)
  if (entries === undefined) return { kind: 'version-missing' }
  const { version } = result
  await changeDraft(stores, locale, { who, why, at, kind: 'publish' }, (draft) =>
    // somebody may have rebased it already
    draft.base === ready.base ? { entries: draft.entries, base: { version, entries } } : { entries: draft.entries },
  )
  return result
}

/** Uploads the draft's table and leaves live what is live. The draft stays. */
export async function stageDraft(stores: Stores, publishing: DraftPublishing) {
  const ready = await readyTable(stores, publishing)
  return ready.kind !== 'ready' ? ready : stageTable(stores, ready.table, publishing.locale, publishing.at)
}

async function readyTable(stores: Stores, { locale, revision, faultOf }: DraftPublishing) {
  const draft = await openDraft(stores, locale)
  if (draft.revision !== revision) return { kind: 'changed-meanwhile' as const }
  if (draft.isBaseMissing) return { kind: 'version-missing' as const }
  const table = parseRedirectTable(writeEntries(draft.entries))
  const reason = await faultOf(table)
  return reason === undefined ? { kind: 'ready' as const, table, base: draft.base } : { kind: 'unfit' as const, reason }
}
