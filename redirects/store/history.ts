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
  // the local database of an earlier build has other kinds
  kind: z.catch(z.enum(['edit', 'undo', 'import']), 'edit'),
})

export type HistoryEntry = z.output<typeof entrySchema>

/** The newest entries first: of one key, or of all. */
export function readHistory(
  db: Database,
  locale: LocaleCode,
  { key, limit }: { key?: string | undefined; limit: number },
): Promise<HistoryEntry[]> {
  const [where, values] = key === undefined ? ['', []] : ['AND key = ?', [key]]
  return entriesOf(db, `${where} ORDER BY id DESC LIMIT ?`, [locale, ...values, limit])
}

export function historyOfBatch(
  db: Database,
  locale: LocaleCode,
  batch: string,
): Promise<HistoryEntry[]> {
  return entriesOf(db, 'AND batch = ? ORDER BY id', [locale, batch])
}

async function entriesOf(db: Database, rest: string, values: unknown[]) {
  const query = `SELECT * FROM history WHERE locale = ? ${rest}`
  return z.array(entrySchema).parse(
    (
      await db
        .prepare(query)
        .bind(...values)
        .all()
    ).results,
  )
}
