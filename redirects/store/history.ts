import * as z from 'zod/mini'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { EntryChange } from '../table/table-entries.ts'
import { lineSchema } from './drafts.ts'
import type { Database } from './stores.ts'

const changeSchema = z.object({ key: z.string(), before: lineSchema, after: lineSchema })
const entrySchema = z.extend(changeSchema, {
  batch: z.string(),
  who: z.string(),
  why: z.string(),
  at: z.number(),
  /** of the whole change */
  lines: z.number(),
  // the local database of an earlier build has other kinds
  kind: z.catch(z.enum(['edit', 'undo', 'import']), 'edit'),
})

export type HistoryEntry = z.output<typeof entrySchema>

const COLUMNS =
  '*, (SELECT COUNT(*) FROM history AS each WHERE each.batch = history.batch) AS lines'
/** Of a change with more lines, the list of all changes has only the last ones. */
const SHOWN_LINES = 3
const IS_SHOWN = `(SELECT COUNT(*) FROM (SELECT 1 FROM history AS later
  WHERE later.batch = history.batch AND later.id > history.id LIMIT ${SHOWN_LINES})) < ${SHOWN_LINES}`

/** The newest entries first: of one key, or of all. */
export async function readHistory(
  db: Database,
  locale: LocaleCode,
  { key, limit }: { key?: string | undefined; limit: number },
): Promise<HistoryEntry[]> {
  const [where, values] = key === undefined ? [IS_SHOWN, []] : ['key = ?', [key]]
  const query = `SELECT ${COLUMNS} FROM history WHERE locale = ? AND ${where} ORDER BY id DESC LIMIT ?`
  const { results } = await db
    .prepare(query)
    .bind(locale, ...values, limit)
    .all()
  return z.array(entrySchema).parse(results)
}

export async function historyOfBatch(
  db: Database,
  locale: LocaleCode,
  batch: string,
): Promise<EntryChange[]> {
  const query = 'SELECT key, before, after FROM history WHERE locale = ? AND batch = ? ORDER BY id'
  const { results } = await db.prepare(query).bind(locale, batch).all()
  return z.array(changeSchema).parse(results)
}
