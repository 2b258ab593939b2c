import { type Contents, type LocaleContent, perLocale } from '../content/source.ts'
import { articleRows } from './article-rows.ts'
import { pageRows } from './page-rows.ts'
import { searchRows } from './search-rows.ts'
import { shopRows } from './shop-rows.ts'
import { refillStatements, type TableRows } from './sql.ts'
import { stationRows } from './station-rows.ts'
import { storedJson } from './stored-json.ts'

/** All content and shop rows. Does not change visitors' tables. */
export function seedStatements(contents: Contents): string[] {
  const tables = [
    pageRows(contents),
    formRows(contents),
    layoutRows(contents),
    ...articleRows(contents),
    searchRows(contents),
    ...shopRows(contents),
    stationRows(),
  ]
  return tables.flatMap(refillStatements)
}

/**
 * The forms of the pages, which validate submissions. A form without a title gets its page's title,
 * because mails name it. Two forms with one id violate the primary key and stop the seeding.
 */
function formRows(contents: Contents): TableRows {
  return {
    table: 'forms',
    columns: ['locale', 'id', 'body'],
    rows: perLocale(contents, (locale, content) =>
      formsOf(content).map((form) => [locale, form.id, storedJson(form)]),
    ),
  }
}

function formsOf({ pages }: LocaleContent) {
  return pages.flatMap(({ title, body }) =>
    body.flatMap((block) => (block.contentType === 'form' ? [{ title, ...block.form }] : [])),
  )
}

function layoutRows(contents: Contents): TableRows {
  return {
    table: 'layouts',
    columns: ['locale', 'body'],
    rows: perLocale(contents, (locale, { layout }) => [[locale, storedJson(layout)]]),
  }
}
