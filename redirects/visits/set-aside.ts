// What editors have set aside: wanted addresses, and findings by their id.
import * as z from 'zod/mini'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Database } from '../versions/database.ts'

const pathsSchema = z.array(z.object({ path: z.string() }))
const findingsSchema = z.array(z.object({ finding: z.string() }))

interface SetAside {
  locale: LocaleCode
  paths: readonly string[]
  findings: readonly string[]
  who: string
  at: number
  isAside: boolean
}

export async function asidePaths(db: Database, locale: LocaleCode): Promise<ReadonlySet<string>> {
  const { results } = await db.prepare('SELECT path FROM ignored_paths WHERE locale = ?').bind(locale).all()
  return new Set(pathsSchema.parse(results).map(({ path }) => path))
}

export async function asideFindings(db: Database, locale: LocaleCode): Promise<ReadonlySet<string>> {
  const { results } = await db.prepare('SELECT finding FROM aside_findings WHERE locale = ?').bind(locale).all()
  return new Set(findingsSchema.parse(results).map(({ finding }) => finding))
}

/** Sets all of them aside, or shows all of them again. */
export async function setAside(db: Database, { locale, paths, findings, who, at, isAside }: SetAside): Promise<void> {
  await db.batch(
    [
      { table: 'ignored_paths', column: 'path', names: paths },
      { table: 'aside_findings', column: 'finding', names: findings },
    ].map(({ table, column, names }) => {
      const list = JSON.stringify(names)
      return isAside
        ? db
            .prepare(`INSERT OR REPLACE INTO ${table} (locale, ${column}, who, at) SELECT ?1, value, ?3, ?4 FROM json_each(?2)`)
            .bind(locale, list, who, at)
        : db.prepare(`DELETE FROM ${table} WHERE locale = ?1 AND ${column} IN (SELECT value FROM json_each(?2))`).bind(locale, list)
    }),
  )
}
