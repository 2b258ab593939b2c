// What editors have set aside: wanted addresses, and findings by their id.

import * as z from 'zod/mini'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Database, Note } from './stores.ts'

type Kind = 'path' | 'finding'

interface SetAside extends Omit<Note, 'why'> {
  locale: LocaleCode
  kind: Kind
  names: readonly string[]
  isAside: boolean
}

const namesSchema = z.array(z.object({ name: z.string() }))

export async function setAside(
  db: Database,
  { locale, kind, names, who, at, isAside }: SetAside,
): Promise<void> {
  const list = JSON.stringify(names)
  const statement = isAside
    ? db
        .prepare(
          'INSERT OR REPLACE INTO set_aside (locale, kind, name, who, at) SELECT ?1, ?2, value, ?4, ?5 FROM json_each(?3)',
        )
        .bind(locale, kind, list, who, at)
    : db
        .prepare(
          'DELETE FROM set_aside WHERE locale = ?1 AND kind = ?2 AND name IN (SELECT value FROM json_each(?3))',
        )
        .bind(locale, kind, list)
  await statement.run()
}

export async function namesAside(
  db: Database,
  locale: LocaleCode,
  kind: Kind,
): Promise<ReadonlySet<string>> {
  const { results } = await db
    .prepare('SELECT name FROM set_aside WHERE locale = ? AND kind = ?')
    .bind(locale, kind)
    .all()
  return new Set(namesSchema.parse(results).map(({ name }) => name))
}
