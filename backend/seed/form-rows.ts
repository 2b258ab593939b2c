import type { LocaleContent } from '../content/source.ts'
import { type Contents, perLocale } from './contents.ts'
import type { TableRows } from './rows.ts'
import { storedJson } from './stored-json.ts'

/** The forms of the pages: the endpoint judges submissions by them. An id that two forms share breaks the table's key, and the seeding. */
export function formRows(contents: Contents): TableRows {
  return {
    table: 'forms',
    columns: ['locale', 'id', 'body'],
    rows: perLocale(contents, (locale, content) => formsOf(content).map((form) => [locale, form.id, storedJson(form)])),
  }
}

function formsOf({ pages }: LocaleContent) {
  return pages.flatMap(({ body }) => body.flatMap((block) => (block.contentType === 'form' ? [block.form] : [])))
}
