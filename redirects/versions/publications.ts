// Publications in D1: who made which version live. The highest number is the latest one; times are not compared.
import type { Database, Statement } from './database.ts'
import * as z from 'zod/mini'
import type { LocaleCode } from '#shared/locale/locales.ts'

const rowSchema = z.object({
  seq: z.number(),
  version: z.string(),
  /** the version that was live before */
  base: z.nullable(z.string()),
  /** seed: by npm start. restore: a stored version by name. back: the version before */
  kind: z.enum(['publish', 'seed', 'restore', 'back']),
  who: z.string(),
  why: z.string(),
  /** milliseconds since 1970, by the clock of the publisher; only shown */
  at: z.number(),
  // NULL: published before changes were counted
  added: z.nullable(z.number()),
  changed: z.nullable(z.number()),
  removed: z.nullable(z.number()),
})

type Row = z.output<typeof rowSchema>

export interface ChangeCounts {
  added: number
  changed: number
  removed: number
}

export interface Publication extends Omit<Row, keyof ChangeCounts> {
  /** what it changed live; undefined: published before this was counted */
  counts?: ChangeCounts
}

const COLUMNS = 'seq, version, base, kind, who, why, at, added, changed, removed'

/** The latest first. */
export async function publicationsOf(db: Database, locale: LocaleCode, limit = 1_000): Promise<Publication[]> {
  const query = `SELECT ${COLUMNS} FROM publications WHERE locale = ? ORDER BY seq DESC LIMIT ?`
  const { results } = await db.prepare(query).bind(locale, limit).all()
  return z.array(rowSchema).parse(results).map(publicationOf)
}

function publicationOf({ added, changed, removed, ...row }: Row): Publication {
  return added === null || changed === null || removed === null ? row : { ...row, counts: { added, changed, removed } }
}

/** Takes the number of a publication. false: it is taken already. */
export async function claimPublication(db: Database, locale: LocaleCode, publication: Publication): Promise<boolean> {
  return (await insertPublication(db, locale, publication).first()) !== null
}

/** Returns a row if the number was free and the condition is true. In the condition ?1 is the locale and ?12 the first of `values`. */
export function insertPublication(
  db: Database,
  locale: LocaleCode,
  publication: Publication,
  condition = 'TRUE',
  ...values: readonly number[]
): Statement {
  const { seq, version, base, kind, who, why, at, counts } = publication
  return db
    .prepare(
      `INSERT INTO publications (locale, ${COLUMNS}) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11 WHERE ${condition}
       ON CONFLICT (locale, seq) DO NOTHING RETURNING seq`,
    )
    .bind(
      locale,
      seq,
      version,
      base,
      kind,
      who,
      why,
      at,
      counts?.added ?? null,
      counts?.changed ?? null,
      counts?.removed ?? null,
      ...values,
    )
}
