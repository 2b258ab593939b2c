// KV and D1 in memory. A test can let any call fail or wait.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Database, LiveTables, Statement, Stores } from '#redirects/store/stores.ts'

const MIGRATIONS = join(import.meta.dirname, '../../redirects/migrations')

interface Query {
  sql: string
  params?: SQLInputValue[]
}

/**
 * Called before every read and write, with its description, and after it (`after …`). It may wait
 * or throw.
 */
export type Step = (what: string) => Promise<void> | void

export interface MemoryStores extends Stores {
  values: Map<string, { value: string; metadata?: unknown }>
  /** runs SQL, so that tests can look at the rows */
  rows: (query: string, ...values: SQLInputValue[]) => Record<string, unknown>[]
  step: Step
}

export function memoryStores(): MemoryStores {
  const sqlite = new DatabaseSync(':memory:')
  for (const file of readdirSync(MIGRATIONS).sort())
    sqlite.exec(readFileSync(join(MIGRATIONS, file), 'utf8'))
  const values: MemoryStores['values'] = new Map()
  const stores: MemoryStores = {
    values,
    step: () => undefined,
    rows: (query, ...given) => sqlite.prepare(query).all(...given),
    kv: memoryTables(values, (what) => stores.step(what)),
    db: memoryDatabase(sqlite, (what) => stores.step(what)),
  }
  return stores
}

function memoryTables(values: MemoryStores['values'], step: Step): LiveTables {
  return {
    async getWithMetadata(key) {
      await step(`kv get ${key}`)
      const { value, metadata } = values.get(key) ?? {}
      await step(`after kv get ${key}`)
      return { value: value ?? null, metadata: metadata ?? null }
    },
    async put(key, value, options) {
      await step(`kv put ${key}`)
      values.set(key, { value, metadata: options.metadata })
      await step(`after kv put ${key}`)
    },
  }
}

function memoryDatabase(sqlite: DatabaseSync, step: Step): Database {
  const statementOf = (query: Query): Statement & Query => ({
    ...query,
    bind: (...params) => statementOf({ ...query, params: params as SQLInputValue[] }),
    async all() {
      await step(`d1 ${query.sql}`)
      const [results = []] = runQueries(sqlite, [query])
      await step(`after d1 ${query.sql}`)
      return { results }
    },
    async first() {
      return (await this.all()).results[0] ?? null
    },
    run() {
      return this.all()
    },
  })
  return {
    prepare: (sql) => statementOf({ sql }),
    async batch(statements) {
      const queries = statements as (Statement & Query)[]
      const what = `d1 batch ${queries.map(({ sql }) => sql).join('; ')}`
      await step(what)
      const results = runQueries(sqlite, queries)
      await step(`after ${what}`)
      return results.map((rows) => ({ results: rows }))
    },
  }
}

/** Runs the queries in one transaction, and returns the rows of each. */
function runQueries(sqlite: DatabaseSync, queries: Query[]) {
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
