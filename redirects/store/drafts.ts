// Drafts in D1. A locale has one draft, shared by all editors: a publication and the changes to it.

import * as z from 'zod/mini'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { diffTables, withChanges } from '../table/merge-tables.ts'
import { type EntryChange, readEntries, type TableEntries } from '../table/table-entries.ts'
import { IS_CURRENT, NEWEST, type Publication, readPublications } from './publications.ts'
import { type Database, type Note, type Statement, StoreError, type Stores } from './stores.ts'

export const lineSchema = z.pipe(
  z.nullable(z.string()),
  z.transform((text) => text ?? undefined),
)
const changeSchema = z.object({
  key: z.string(),
  before: lineSchema,
  after: lineSchema,
  who: z.string(),
  at: z.number(),
})
const draftSchema = z.object({ base: z.number(), revision: z.number() })
const textsSchema = z.array(z.object({ text: z.string() }))

export type DraftChange = z.output<typeof changeSchema>

export interface OpenDraft {
  locale: LocaleCode
  /** the live version; undefined: nothing is live */
  live?: Publication
  /** grows with each save; 0: there is no draft yet */
  revision: number
  changes: DraftChange[]
  /** the live table */
  baseEntries: TableEntries
  /** the same with the draft's changes */
  entries: TableEntries
}

export interface HistoryNote extends Note {
  kind: 'edit' | 'undo' | 'import'
}

/** @throws StoreError if the version that the draft changes is missing: rules would be lost */
export async function openDraft(
  { db }: Pick<Stores, 'db'>,
  locale: LocaleCode,
): Promise<OpenDraft> {
  // one transaction, so that all parts belong together
  const [drafts, changed, newest, texts] = await db.batch([
    db.prepare('SELECT base, revision FROM drafts WHERE locale = ?').bind(locale),
    db
      .prepare(
        'SELECT key, before, after, who, at FROM draft_changes WHERE locale = ? ORDER BY key',
      )
      .bind(locale),
    db.prepare(NEWEST).bind(locale, 1),
    db
      .prepare('SELECT text FROM publications WHERE locale = ? ORDER BY seq DESC LIMIT 1')
      .bind(locale),
  ])
  const { base, revision } = draftSchema.parse(drafts?.results[0] ?? { base: 0, revision: 0 })
  const changes = z.array(changeSchema).parse(changed?.results)
  const [live] = readPublications(newest?.results)
  if (changes.length > 0 && base > (live?.seq ?? 0))
    throw new StoreError(
      `Version ${base} of ${locale}, which the draft changes, is missing in the database.`,
    )
  const baseEntries = readEntries(textsSchema.parse(texts?.results)[0]?.text ?? '')
  return {
    locale,
    ...(live && { live }),
    revision,
    changes,
    baseEntries,
    entries: changes.length === 0 ? baseEntries : withChanges(baseEntries, changes),
  }
}

export async function draftSize(db: Database, locale: LocaleCode): Promise<number> {
  const query = 'SELECT COUNT(*) AS changes FROM draft_changes WHERE locale = ?'
  const row = await db.prepare(query).bind(locale).first()
  return z.object({ changes: z.number() }).parse(row).changes
}

interface NextDraft {
  /** the number of the live version, and its table */
  base: number
  baseEntries: TableEntries
  entries: TableEntries
  history: readonly EntryChange[]
}

/** One transaction: all, or nothing if another editor has saved. The last one returns a row. */
export function saveStatements(
  db: Database,
  draft: OpenDraft,
  { base, baseEntries, entries, history }: NextDraft,
  { who, at, batch, why, kind }: Note & { kind: string; batch: string },
): Statement[] {
  const { locale, revision } = draft
  const { put, dropped } = changedRows(draft, diffTables(baseEntries, entries))
  // D1 takes 100 values per statement and 2 MB per value, so lists are passed as JSON, in parts
  const forEach = (query: string, items: readonly unknown[], values: unknown[] = []) =>
    jsonParts(items).map((json) => db.prepare(query).bind(locale, revision, json, ...values))
  return [
    ...forEach(
      `DELETE FROM draft_changes WHERE locale = ?1 AND ${IS_CURRENT} AND key IN (SELECT value FROM json_each(?3))`,
      dropped,
    ),
    ...forEach(
      `INSERT OR REPLACE INTO draft_changes (locale, key, before, after, who, at)
       SELECT ?1, value ->> 'key', value ->> 'before', value ->> 'after', ?4, ?5 FROM json_each(?3) WHERE ${IS_CURRENT}`,
      put,
      [who, at],
    ),
    ...forEach(
      `INSERT INTO history (locale, key, before, after, who, at, batch, why, kind)
       SELECT ?1, value ->> 'key', value ->> 'before', value ->> 'after', ?4, ?5, ?6, ?7, ?8 FROM json_each(?3) WHERE ${IS_CURRENT}`,
      history,
      [who, at, batch, why, kind],
    ),
    db
      .prepare(
        `INSERT INTO drafts (locale, base, revision) SELECT ?1, ?3, ?2 + 1 WHERE ${IS_CURRENT}
         ON CONFLICT (locale) DO UPDATE SET base = excluded.base, revision = excluded.revision RETURNING revision`,
      )
      .bind(locale, revision, base),
  ]
}

/** The rows of draft_changes that a save writes, and the keys of those that it removes. */
function changedRows({ changes }: OpenDraft, next: readonly EntryChange[]) {
  const now = new Map(changes.map((change) => [change.key, change]))
  const keys = new Set(next.map(({ key }) => key))
  return {
    put: next.filter(({ key, before, after }) => {
      const row = now.get(key)
      return !row || row.before !== before || row.after !== after
    }),
    dropped: [...now.keys()].filter((key) => !keys.has(key)),
  }
}

/** With three bytes per character, a part stays below D1's 2 MB per value. */
const MAX_PART_LENGTH = 500_000

/** The list as JSON arrays that each fit into one value of D1; an empty list has none. */
function jsonParts(items: readonly unknown[]): string[] {
  const parts: string[][] = []
  let length = Infinity
  for (const json of items.map((item) => JSON.stringify(item))) {
    length += json.length + 1
    if (length > MAX_PART_LENGTH) {
      parts.push([])
      length = json.length
    }
    parts.at(-1)?.push(json)
  }
  return parts.map((part) => `[${part.join(',')}]`)
}
