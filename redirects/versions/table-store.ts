import type { Database } from './database.ts'
import type { KvPair } from './build-version.ts'

export interface StoredKey {
  name: string
  metadata?: unknown
}

/** The KV namespace REDIRECTS, as the library needs it. A failure is thrown as a StoreError. */
export interface TableStore {
  list(prefix: string): Promise<StoredKey[]>
  get(key: string): Promise<string | undefined>
  put(pair: KvPair): Promise<void>
}

/** Where tables, publications and drafts lie. */
export interface Stores {
  kv: TableStore
  db: Database
}

/** A store that did not do what it was asked for. Its message is for people. */
export class StoreError extends Error {
  override name = 'StoreError'
}
