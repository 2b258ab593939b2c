// KV and D1 in memory, which fail, or let others go first, where a test says so.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
import type { KvPair } from '#redirects/versions/build-version.ts'
import { kvStore } from '#redirects/versions/kv-store.ts'
import type { Stores } from '#redirects/versions/table-store.ts'

const MIGRATIONS = join(import.meta.dirname, '../../redirects/migrations')

type Value = string | number | null

/** Called before every read and write, with what it is: may wait, may throw. */
export type Step = (what: string) => Promise<void> | void

export interface MemoryStores extends Stores {
  values: Map<string, { value: string; metadata?: unknown }>
  /** SQL, for looking behind */
  rows: (query: string, ...values: Value[]) => Record<string, unknown>[]
  step: Step
}

export function memoryStores(): MemoryStores {
  const sqlite = new DatabaseSync(':memory:')
  for (const file of readdirSync(MIGRATIONS).sort()) sqlite.exec(readFileSync(join(MIGRATIONS, file), 'utf8'))
  const values: MemoryStores['values'] = new Map()
  const stores: MemoryStores = {
    values,
    step: () => undefined,
    rows: (query, ...given) => sqlite.prepare(query).all(...given),
    kv: kvStore(memoryNamespace(values, (what) => stores.step(what))),
    db: memoryDatabase(sqlite, (what) => stores.step(what)),
  }
  return stores
}

function memoryNamespace(values: MemoryStores['values'], step: Step): KVNamespace {
  const namespace = {
    async get(key: string) {
      await step(`kv get ${key}`)
      return values.get(key)?.value ?? null
    },
    async put(key: string, value: string, options?: Pick<KvPair, 'metadata'>) {
      await step(`kv put ${key}`)
      values.set(key, { value, metadata: options?.metadata })
    },
    async list({ prefix = '' }: { prefix?: string }) {
      await step(`kv list ${prefix}`)
      const keys = [...values].filter(([name]) => name.startsWith(prefix)).map(([name, { metadata }]) => ({ name, metadata }))
      return { keys, list_complete: true }
    },
  }
  return namespace as unknown as KVNamespace
}

interface Statement {
  query: string
  values: Value[]
}

function memoryDatabase(sqlite: DatabaseSync, step: Step): D1Database {
  const run = ({ query, values }: Statement) => {
    const numbered = Object.fromEntries(values.map((value, index) => [`?${index + 1}`, value]))
    const statement = sqlite.prepare(query)
    return /\?\d/.test(query) ? statement.all(numbered) : statement.all(...values)
  }
  const prepare = (query: string, values: Value[] = []) => ({
    query,
    values,
    bind: (...given: Value[]) => prepare(query, given),
    async all() {
      await step(`d1 ${query}`)
      return { results: run({ query, values }) }
    },
    async first() {
      await step(`d1 ${query}`)
      return run({ query, values })[0] ?? null
    },
    async run() {
      await step(`d1 ${query}`)
      return { results: run({ query, values }) }
    },
  })
  const database = {
    prepare,
    async batch(statements: Statement[]) {
      await step(`d1 batch ${statements.map(({ query }) => query).join('; ')}`)
      sqlite.exec('BEGIN')
      try {
        const results = statements.map((statement) => ({ results: run(statement) }))
        sqlite.exec('COMMIT')
        return results
      } catch (error) {
        sqlite.exec('ROLLBACK')
        throw error
      }
    },
  }
  return database as unknown as D1Database
}
