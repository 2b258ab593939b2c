import * as z from 'zod/mini'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { lineSchema } from './drafts.ts'
import type { Database } from './stores.ts'

const entrySchema = z.object({
  batch: z.string(),
  key: z.string(),
  before: lineSchema,
  after: lineSchema,
  who: z.string(),
  why: z.string(),
  at: z.number(),
  kind: z.enum(['edit', 'undo', 'import']),
})

/** A saved change of one key. */
export type HistoryEntry = z.output<typeof entrySchema>

const COLUMNS = 'batch, key, before, after, who, why, at, kind'

/** The newest entries first: of one key, or of all. */
export async function readHistory(
  db: Database,
  locale: LocaleCode,
  { key, limit }: { key?: string | undefined; limit: number },
): Promise<HistoryEntry[]> {
  const ofKey = key === undefined ? '' : 'AND key = ?3'
  const query = `SELECT ${COLUMNS} FROM history WHERE locale = ?1 ${ofKey} ORDER BY id DESC LIMIT ?2`
  const { results } = await db
    .prepare(query)
    .bind(locale, limit, ...(key === undefined ? [] : [key]))
    .all()
  return z.array(entrySchema).parse(results)
}

export async function historyOfBatch(
  db: Database,
  locale: LocaleCode,
  batch: string,
): Promise<HistoryEntry[]> {
  const query = `SELECT ${COLUMNS} FROM history WHERE batch = ? AND locale = ? ORDER BY id`
  const { results } = await db.prepare(query).bind(batch, locale).all()
  return z.array(entrySchema).parse(results)
}
