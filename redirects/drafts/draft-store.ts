// Drafts and their history in D1. A locale has one draft, shared by all editors: a version and the changes to it.
import type { Database } from '../versions/database.ts'
import * as z from 'zod/mini'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { EntryChange } from '../table/table-entries.ts'
import { insertPublication, type Publication } from '../versions/publications.ts'

const line = z.pipe(
  z.nullable(z.string()),
  z.transform((text) => text ?? undefined),
)
const changeSchema = z.object({ key: z.string(), before: line, after: line, who: z.string(), at: z.number() })
const draftSchema = z.object({ base: line, revision: z.number() })

/** A change of the draft, compared with its base. */
type DraftChange = z.output<typeof changeSchema>

export interface Draft {
  /** the version that the draft was made from; undefined: nothing was live */
  base: string | undefined
  /** grows with each save; 0: there is no draft yet */
  revision: number
  changes: DraftChange[]
}

export interface HistoryNote {
  who: string
  why: string
  /** milliseconds since 1970 */
  at: number
  kind: 'edit' | 'undo' | 'import' | 'rebase' | 'discard' | 'publish' | 'bring'
  /** the same for all parts of a change that is undone as a whole; default: a new one */
  batch?: string | undefined
}

export async function readDraft(db: Database, locale: LocaleCode): Promise<Draft> {
  // one transaction, so that the changes belong to the revision
  const [draft, changes] = await db.batch([
    db.prepare('SELECT base, revision FROM drafts WHERE locale = ?').bind(locale),
    db.prepare('SELECT key, before, after, who, at FROM draft_changes WHERE locale = ? ORDER BY key').bind(locale),
  ])
  const [row = { base: null, revision: 0 }] = draft?.results ?? []
  return { ...draftSchema.parse(row), changes: z.array(changeSchema).parse(changes?.results ?? []) }
}

export async function draftSize(db: Database, locale: LocaleCode): Promise<{ revision: number; changes: number }> {
  const query = `SELECT COALESCE((SELECT revision FROM drafts WHERE locale = ?1), 0) AS revision,
                        (SELECT COUNT(*) FROM draft_changes WHERE locale = ?1) AS changes`
  return z.object({ revision: z.number(), changes: z.number() }).parse(await db.prepare(query).bind(locale).first())
}

interface DraftSave {
  locale: LocaleCode
  /** of the draft that was read: nothing is saved if the draft has another one now */
  revision: number
  base: string | undefined
  /** the new changes of the draft, compared with its base; if before and after are the same, the draft's change is removed */
  changes: EntryChange[]
  /** the changes for the history */
  history: EntryChange[]
  batch: string
  note: HistoryNote
}

const IS_CURRENT = 'COALESCE((SELECT revision FROM drafts WHERE locale = ?1), 0) = '

/**
 * Takes the number of a publication of the draft, and removes the draft's changes in the same transaction, so that no save can happen in between.
 * false: the number is taken, or another editor has saved since `revision`.
 */
export async function claimDraftPublication(
  db: Database,
  locale: LocaleCode,
  revision: number,
  publication: Publication,
): Promise<boolean> {
  // two publications of one revision have the same version
  const isPublished = `${IS_CURRENT}?2 AND EXISTS (SELECT 1 FROM publications WHERE locale = ?1 AND seq = ?3 AND version = ?4)`
  const { seq, version } = publication
  const [claimed] = await db.batch([
    insertPublication(db, locale, publication, `${IS_CURRENT}?12`, revision),
    db.prepare(`DELETE FROM draft_changes WHERE locale = ?1 AND ${isPublished}`).bind(locale, revision, seq, version),
    db.prepare(`UPDATE drafts SET base = ?4, revision = ?2 + 1 WHERE locale = ?1 AND ${isPublished}`).bind(locale, revision, seq, version),
  ])
  return (claimed?.results.length ?? 0) > 0
}

/** Saves everything or nothing. false: another editor saved first. */
export async function saveDraft(db: Database, { locale, revision, base, changes, history, batch, note }: DraftSave): Promise<boolean> {
  const isCurrent = `${IS_CURRENT}?2`
  const put = changes.filter(({ before, after }) => before !== after)
  const dropped = changes.filter(({ before, after }) => before === after).map(({ key }) => key)
  // D1 takes 100 values per statement and 2 MB per value, so lists are passed as JSON, in parts
  const results = await db.batch([
    ...jsonParts(dropped).map((json) =>
      db
        .prepare(`DELETE FROM draft_changes WHERE locale = ?1 AND ${isCurrent} AND key IN (SELECT value FROM json_each(?3))`)
        .bind(locale, revision, json),
    ),
    ...jsonParts(put).map((json) =>
      db
        .prepare(
          `INSERT OR REPLACE INTO draft_changes (locale, key, before, after, who, at)
           SELECT ?1, value ->> 'key', value ->> 'before', value ->> 'after', ?4, ?5 FROM json_each(?3) WHERE ${isCurrent}`,
        )
        .bind(locale, revision, json, note.who, note.at),
    ),
    ...jsonParts(history).map((json) =>
      db
        .prepare(
          `INSERT INTO history (batch, locale, key, before, after, who, why, at, kind)
           SELECT ?6, ?1, value ->> 'key', value ->> 'before', value ->> 'after', ?4, ?7, ?5, ?8 FROM json_each(?3) WHERE ${isCurrent}`,
        )
        .bind(locale, revision, json, note.who, note.at, batch, note.why, note.kind),
    ),
    db
      .prepare(
        `INSERT INTO drafts (locale, base, revision) SELECT ?1, ?3, ?2 + 1 WHERE ${isCurrent}
         ON CONFLICT (locale) DO UPDATE SET base = excluded.base, revision = excluded.revision RETURNING revision`,
      )
      .bind(locale, revision, base ?? null),
  ])
  return (results.at(-1)?.results.length ?? 0) > 0
}

/** With three bytes per character, a part stays below D1's 2 MB per value. */
const MAX_PART_LENGTH = 500_000

/** The list as JSON arrays that each fit into one value of D1; an empty list has none. */
function jsonParts(items: readonly unknown[]): string[] {
  const parts: string[] = []
  let part: string[] = []
  let length = 0
  for (const item of items) {
    const json = JSON.stringify(item)
    if (part.length > 0 && length + json.length > MAX_PART_LENGTH) {
      parts.push(`[${part.join(',')}]`)
      part = []
      length = 0
    }
    part.push(json)
    length += json.length + 1
  }
  return part.length === 0 ? parts : [...parts, `[${part.join(',')}]`]
}
