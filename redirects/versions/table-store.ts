import type { Database } from './database.ts'
import type { KvPair } from './build-version.ts'

export interface StoredKey {
  name: string
  metadata?: unknown
}

/** The KV namespace REDIRECTS. Each method throws a StoreError on a failure. */
export interface TableStore {
  list(prefix: string): Promise<StoredKey[]>
  get(key: string): Promise<string | undefined>
  put(pair: KvPair): Promise<void>
}

/** KV has the tables, D1 has publications and drafts. */
export interface Stores {
  kv: TableStore
  db: Database
}

/** A failure of a store, with a message for the user. */
export class StoreError extends Error {
  override name = 'StoreError'
}
