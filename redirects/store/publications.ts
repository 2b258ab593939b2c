// Publications in D1. The highest number of a locale is live; times are not compared.

import * as z from 'zod/mini'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { type ChangeCounts, countChanges, diffTables } from '../table/merge-tables.ts'
import { readEntries, type TableEntries, writeEntries } from '../table/table-entries.ts'
import type { Database, Note, Statement, Stores } from './stores.ts'

const rowSchema = z.object({
  seq: z.number(),
  /** seed: by npm start. restore: an earlier version. back: the version before */
  kind: z.enum(['publish', 'seed', 'restore', 'back']),
  copied: z.nullable(z.number()),
  who: z.string(),
  why: z.string(),
  at: z.number(),
  added: z.number(),
  changed: z.number(),
  removed: z.number(),
})
const textSchema = z.nullable(z.object({ text: z.string() }))

export interface Publication extends Note {
  seq: number
  kind: z.output<typeof rowSchema>['kind']
  /** the publication that a restoration or a step back repeats */
  copied?: number
  counts: ChangeCounts
}

/** Whether the draft has the revision of a parameter. ?1 is the locale. */
export function isRevision(parameter: string): string {
  return `COALESCE((SELECT revision FROM drafts WHERE locale = ?1), 0) = ${parameter}`
}

const COLUMNS = 'seq, kind, copied, who, why, at, added, changed, removed'
export const NEWEST = `SELECT ${COLUMNS} FROM publications WHERE locale = ?1 ORDER BY seq DESC LIMIT ?2`

/** The newest first. */
export async function publicationsOf(
  db: Database,
  locale: LocaleCode,
  limit = 1_000,
): Promise<Publication[]> {
  const { results } = await db.prepare(NEWEST).bind(locale, limit).all()
  return results.map(readPublication)
}

export function readPublication(row: unknown): Publication {
  const { added, changed, removed, copied, ...read } = rowSchema.parse(row)
  return { ...read, ...(copied !== null && { copied }), counts: { added, changed, removed } }
}

/** The table of a version. undefined: there is no such version */
export async function versionEntries(
  { db }: Pick<Stores, 'db'>,
  locale: LocaleCode,
  seq: number,
): Promise<TableEntries | undefined> {
  const found = textSchema.parse(
    await db
      .prepare('SELECT text FROM publications WHERE locale = ? AND seq = ?')
      .bind(locale, seq)
      .first(),
  )
  return found ? readEntries(found.text) : undefined
}

export interface NewPublication extends Omit<Publication, 'counts'> {
  /** the table that was live before */
  before: TableEntries
  entries: TableEntries
}

/** Inserts the publication if the draft still has this revision. */
export function insertPublication(
  db: Database,
  locale: LocaleCode,
  { seq, kind, copied, who, why, at, before, entries }: NewPublication,
  revision: number,
): Statement {
  const { added, changed, removed } = countChanges(diffTables(before, entries))
  return db
    .prepare(
      `INSERT INTO publications (locale, ${COLUMNS}, text) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11 WHERE ${isRevision('?12')} RETURNING seq`,
    )
    .bind(
      locale,
      seq,
      kind,
      copied ?? null,
      who,
      why,
      at,
      added,
      changed,
      removed,
      writeEntries(entries),
      revision,
    )
}

/** After a step back, another one goes further back. @param publications the newest first */
export function versionBefore(
  publications: readonly Pick<Publication, 'seq' | 'kind' | 'copied'>[],
): number | undefined {
  const originals = new Map<number, number>()
  let versions: number[] = []
  for (const { seq, kind, copied } of publications.toReversed()) {
    const original = copied === undefined ? seq : (originals.get(copied) ?? copied)
    originals.set(seq, original)
    const rest =
      kind === 'back'
        ? versions.slice(versions.indexOf(original) + 1)
        : versions.filter((each) => each !== original)
    versions = [original, ...rest]
  }
  return versions[1]
}
