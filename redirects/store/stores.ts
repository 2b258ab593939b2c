import type { LiveMetadata } from '#shared/navigation/redirect-table.ts'

/** D1 has publications, drafts and visits. KV has a copy of the live tables, which the edge reads. */
export interface Stores {
  kv: LiveTables
  db: Database
}

/** The part of the KV namespace REDIRECTS that is used. */
export interface LiveTables {
  getWithMetadata(key: string, type: 'text'): Promise<{ value: string | null; metadata: unknown }>
  put(key: string, value: string, options: { metadata: LiveMetadata }): Promise<void>
}

/** The part of D1 that is used. */
export interface Database {
  prepare(query: string): Statement
  batch(statements: Statement[]): Promise<Rows[]>
}

export interface Statement {
  bind(...values: unknown[]): Statement
  all(): Promise<Rows>
  /** null: there is no row */
  first(): Promise<unknown>
  run(): Promise<unknown>
}

interface Rows {
  results: unknown[]
}

export interface Note {
  who: string
  why: string
  /** milliseconds since 1970 */
  at: number
}

/** A failure of a store, with a message for the user. */
export class StoreError extends Error {
  override name = 'StoreError'
}
