import { articleRows } from './article-rows.ts'
import { type Contents, type LocaleContent, perLocale } from '../content/source.ts'
import { pageRows } from './page-rows.ts'
import { searchRows } from './search-rows.ts'
import { shopRows } from './shop-rows.ts'
import { refillStatements, type TableRows } from './sql.ts'
import { storedJson } from './stored-json.ts'
import { placeRows, stationRows } from './station-rows.ts'

/** All content and shop rows. Visitors' tables are left as they are. */
export function seedStatements(contents: Contents): string[] {
  const tables = [
    pageRows(contents),
    formRows(contents),
    layoutRows(contents),
    ...articleRows(contents),
    searchRows(contents),
    ...shopRows(contents),
    stationRows(),
    placeRows(),
  ]
  return tables.flatMap(refillStatements)
}

/** The forms of the pages, one without a title with its page's: the endpoint judges submissions by them, and mails name them. An id that two forms share breaks the table's key, and the seeding. */
function formRows(contents: Contents): TableRows {
  return {
    table: 'forms',
    columns: ['locale', 'id', 'body'],
    rows: perLocale(contents, (locale, content) => formsOf(content).map((form) => [locale, form.id, storedJson(form)])),
  }
}

function formsOf({ pages }: LocaleContent) {
  return pages.flatMap(({ title, body }) => body.flatMap((block) => (block.contentType === 'form' ? [{ title, ...block.form }] : [])))
}

function layoutRows(contents: Contents): TableRows {
  return {
    table: 'layouts',
    columns: ['locale', 'body'],
    rows: perLocale(contents, (locale, { layout }) => [[locale, storedJson(layout)]]),
  }
}
