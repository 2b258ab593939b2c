import { type FormDefinition, readForm } from '#shared/contract/form.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'

export async function findForm(db: D1Database, locale: LocaleCode, id: string): Promise<FormDefinition | undefined> {
  const row = await db.prepare('SELECT body FROM forms WHERE locale = ?1 AND id = ?2').bind(locale, id).first<{ body: string }>()
  return row ? readForm(JSON.parse(row.body)) : undefined
}
