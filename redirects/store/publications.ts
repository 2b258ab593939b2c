// Publications in D1. The highest number of a locale is live; times are not compared.

import * as z from 'zod/mini'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { countChanges, diffTables } from '../table/merge-tables.ts'
import { readEntries, type TableEntries, writeEntries } from '../table/table-entries.ts'
import type { Database, Statement, Stores } from './stores.ts'

const rowSchema = z.pipe(
  z.object({
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
  }),
  z.transform(({ copied, added, changed, removed, ...row }) => ({
    ...row,
    ...(copied !== null && { copied }),
    counts: { added, changed, removed },
  })),
)
const textSchema = z.nullable(z.object({ text: z.string() }))

/** `copied`: the publication that a restoration or a step back repeats. */
export type Publication = z.output<typeof rowSchema>

/** Whether the draft of the locale ?1 has the revision ?2. */
export const IS_CURRENT = 'COALESCE((SELECT revision FROM drafts WHERE locale = ?1), 0) = ?2'

const COLUMNS = 'seq, kind, copied, who, why, at, added, changed, removed'
export const NEWEST = `SELECT ${COLUMNS} FROM publications WHERE locale = ?1 ORDER BY seq DESC LIMIT ?2`

/** The newest first. */
export async function publicationsOf(
  db: Database,
  locale: LocaleCode,
  limit = 1_000,
): Promise<Publication[]> {
  const { results } = await db.prepare(NEWEST).bind(locale, limit).all()
  return readPublications(results)
}

export function readPublications(rows: unknown): Publication[] {
  return z.array(rowSchema).parse(rows)
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

/** Inserts the publication if the draft still has its revision. */
export function insertPublication(
  db: Database,
  { locale, revision }: { locale: LocaleCode; revision: number },
  { seq, kind, copied, who, why, at, before, entries }: NewPublication,
): Statement {
  const { added, changed, removed } = countChanges(diffTables(before, entries))
  const row = [
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
  ]
  return db
    .prepare(
      `INSERT INTO publications (locale, ${COLUMNS}, text) SELECT ?1, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12 WHERE ${IS_CURRENT} RETURNING seq`,
    )
    .bind(locale, revision, ...row)
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
