// Runs the SQL of D1 with SQLite in memory.

import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

export interface Query {
  sql: string
  params?: SQLInputValue[]
}

type Rows = Record<string, unknown>[]

/** Runs the queries in one transaction, and returns the rows of each. */
export function runQueries(sqlite: DatabaseSync, queries: Query[]): Rows[] {
  sqlite.exec('BEGIN')
  try {
    const results = queries.map(({ sql, params = [] }) => {
      const numbered = Object.fromEntries(params.map((value, index) => [`?${index + 1}`, value]))
      const statement = sqlite.prepare(sql)
      return /\?\d/.test(sql) ? statement.all(numbered) : statement.all(...params)
    })
    sqlite.exec('COMMIT')
    return results
  } catch (error) {
    sqlite.exec('ROLLBACK')
    throw error
  }
}
