import type { LocaleCode } from '#shared/locale/locales.ts'

export async function findLayout(db: D1Database, locale: LocaleCode): Promise<string | undefined> {
  const row = await db.prepare('SELECT body FROM layouts WHERE locale = ?1').bind(locale).first<{ body: string }>()
  return row?.body
}
