import type { Database } from '../versions/database.ts'
import * as z from 'zod/mini'
import type { LocaleCode } from '#shared/locale/locales.ts'

const rowsSchema = z.array(z.object({ path: z.string() }))

/** Missing addresses that editors chose to ignore. */
export async function ignoredPaths(db: Database, locale: LocaleCode): Promise<ReadonlySet<string>> {
  const { results } = await db.prepare('SELECT path FROM ignored_paths WHERE locale = ?').bind(locale).all()
  return new Set(rowsSchema.parse(results).map(({ path }) => path))
}

export async function ignorePath(
  db: Database,
  { locale, path, who, at, isIgnored }: { locale: LocaleCode; path: string; who: string; at: number; isIgnored: boolean },
): Promise<void> {
  await (
    isIgnored
      ? db.prepare('INSERT OR REPLACE INTO ignored_paths (locale, path, who, at) VALUES (?, ?, ?, ?)').bind(locale, path, who, at)
      : db.prepare('DELETE FROM ignored_paths WHERE locale = ? AND path = ?').bind(locale, path)
  ).run()
}
