import { type Contents, perLocale } from './contents.ts'
import type { TableRows } from './rows.ts'
import { storedJson } from './stored-json.ts'

export function layoutRows(contents: Contents): TableRows {
  return {
    table: 'layouts',
    columns: ['locale', 'body'],
    rows: perLocale(contents, (locale, { layout }) => [[locale, storedJson(layout)]]),
  }
}
