import type { LocaleCode } from '#shared/locale/locales.ts'
import { faultText } from '../messages/describe.ts'
import { english } from '../messages/english.ts'
import type { ParsedTable } from '../table/parse-table.ts'
import { tableEntries, type TableEntries } from '../table/table-entries.ts'
import { buildVersion, hashOfVersion, pointerPair } from './build-version.ts'
import { type LiveVersion, liveVersion } from './live-version.ts'
import { countChanges, diffTables } from './merge-tables.ts'
import { claimPublication, type Publication, publicationsOf } from './publications.ts'
import { readVersion } from './read-version.ts'
import { versionNames } from './stored-versions.ts'
import type { Stores } from './table-store.ts'

/** The input of a publication. */
export interface Publishing extends Pick<Publication, 'kind' | 'who' | 'why' | 'at'> {
  locale: LocaleCode
  /** the version that must still be live; undefined: none */
  base: string | undefined
  /** takes the publication's number together with other changes in D1. false: it is taken already */
  claim?: (publication: Publication) => Promise<boolean>
}

export type PublishResult =
  | { kind: 'live'; version: string }
  /** the same content is live: nothing was written */
  | { kind: 'already-live'; version: string }
  /** another version than `base` is live: nothing was made live */
  | { kind: 'live-changed'; live: LiveVersion }
  | { kind: 'version-missing' }
  | { kind: 'unfit'; reason: string }

type Table = Pick<ParsedTable, 'rules' | 'examples'>

/** Uploads a table and makes it live, if its base is still live. An interrupted publication can be repeated, and the live version stays complete. */
export async function publishTable(stores: Stores, table: Table, publishing: Publishing): Promise<PublishResult> {
  const { locale, at, base } = publishing
  const [live, built] = await Promise.all([liveVersion(stores, locale), buildTable(stores, table, locale, at)])
  if (built.kind === 'unfit') return built
  const { version, missing } = built
  if (live.version !== base && live.version !== version) return { kind: 'live-changed', live }
  if (missing) await stores.kv.put(missing)
  return claimAndPoint(stores, live, version, { ...publishing, entries: tableEntries(table) })
}

/** Makes a stored version live. If it is live already, but the pointer does not name it, only the pointer is written. */
export async function makeLive(stores: Stores, version: string, publishing: Publishing): Promise<PublishResult> {
  const { locale, base } = publishing
  const [live, entries] = await Promise.all([liveVersion(stores, locale), readVersion(stores.kv, locale, version)])
  if (entries === undefined) return { kind: 'version-missing' }
  if (live.version !== base && live.version !== version) return { kind: 'live-changed', live }
  return claimAndPoint(stores, live, version, { ...publishing, entries })
}

/** Uploads a table, but does not make it live. */
export async function stageTable(stores: Stores, table: Table, locale: LocaleCode, at: number) {
  const built = await buildTable(stores, table, locale, at)
  if (built.kind === 'unfit') return built
  const { version, missing } = built
  if (missing) await stores.kv.put(missing)
  return { kind: 'staged' as const, version, isNew: missing !== undefined }
}

/** The version of a table, and the pair if it is missing in KV. The same content of an earlier day is the same version. */
async function buildTable({ kv }: Stores, table: Table, locale: LocaleCode, at: number) {
  const built = await buildVersion(table, locale, new Date(at).toISOString().slice(0, 10))
  if ('fault' in built) return { kind: 'unfit' as const, reason: faultText(english, built) }
  const { name, pair } = built
  const same = (await versionNames(kv, locale)).findLast((stored) => hashOfVersion(stored) === hashOfVersion(name))
  const isStored = same !== undefined && (await readVersion(kv, locale, same)) !== undefined
  return { kind: 'built' as const, ...(isStored ? { version: same, missing: undefined } : { version: name, missing: pair }) }
}

async function claimAndPoint(
  stores: Stores,
  live: LiveVersion,
  version: string,
  publishing: Publishing & { entries: TableEntries },
): Promise<PublishResult> {
  const { locale, kind, who, why, at, entries, claim = (publication) => claimPublication(stores.db, locale, publication) } = publishing
  if (live.latest?.version === version) {
    if (live.state === 'published') return { kind: 'already-live', version }
    await writePointer(stores, locale, live.latest)
    return { kind: 'live', version }
  }
  const seq = (live.latest?.seq ?? 0) + 1
  const before = live.version === undefined ? undefined : await readVersion(stores.kv, locale, live.version)
  const counts = countChanges(diffTables(before ?? new Map(), entries))
  const publication: Publication = { seq, version, base: live.version ?? null, kind, who, why, at, counts }
  if (!(await claim(publication))) {
    // another publication at the same time was first
    const theirs = await liveVersion(stores, locale)
    return theirs.version === version ? claimAndPoint(stores, theirs, version, publishing) : { kind: 'live-changed', live: theirs }
  }
  await writePointer(stores, locale, publication)
  return { kind: 'live', version }
}

/** KV has no compare-and-set. This write may replace the pointer of a later publication, so the later pointer is written again. */
async function writePointer({ kv, db }: Stores, locale: LocaleCode, publication: Publication): Promise<void> {
  for (let named = publication; ;) {
    await kv.put(pointerPair(locale, { version: named.version, at: named.at }))
    const [latest] = await publicationsOf(db, locale, 1)
    if (!latest || latest.seq <= named.seq) return
    named = latest
  }
}
