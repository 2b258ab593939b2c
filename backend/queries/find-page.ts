import type { LocaleCode } from '#shared/locale/locales.ts'

interface PageQuery {
  locale: LocaleCode
  path: string
  /** whether unpublished pages count */
  drafts: boolean
}

/** PageResponse as JSON */
export async function findPage(db: D1Database, { locale, path, drafts }: PageQuery): Promise<string | undefined> {
  const row = await db
    .prepare('SELECT body FROM pages WHERE locale = ?1 AND path = ?2 AND draft <= ?3')
    .bind(locale, path, drafts ? 1 : 0)
    .first<{ body: string }>()
  return row?.body
}
