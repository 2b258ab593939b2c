import { articleRows } from './article-rows.ts'
import type { Contents } from './contents.ts'
import { formRows } from './form-rows.ts'
import { layoutRows } from './layout-rows.ts'
import { pageRows } from './page-rows.ts'
import { shopRows } from './shop-rows.ts'
import { refillStatements } from './sql.ts'
import { stationRows } from './station-rows.ts'

/** Everything the embedded backend holds from the start. Visitors' tables are left as they are. */
export function seedStatements(contents: Contents): string[] {
  const tables = [
    pageRows(contents),
    formRows(contents),
    layoutRows(contents),
    ...articleRows(contents),
    ...shopRows(contents),
    stationRows(),
  ]
  return tables.flatMap(refillStatements)
}
