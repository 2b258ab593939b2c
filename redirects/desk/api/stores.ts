import { kvStore } from '#redirects/versions/kv-store.ts'
import type { Stores, TableStore } from '#redirects/versions/table-store.ts'
import { d1Visits, type VisitsReader } from '#redirects/visits/read-visits.ts'
import type { DeskBindings } from './desk-env.ts'

/** Module state: one store per namespace, because a store caches what it has read. */
const stores = new WeakMap<KVNamespace, TableStore>()

export function storesOf({ REDIRECTS, DESK_DB }: DeskBindings): Stores {
  const kv = stores.get(REDIRECTS) ?? kvStore(REDIRECTS)
  stores.set(REDIRECTS, kv)
  return { kv, db: DESK_DB }
}

export function visitsOf({ DESK_DB }: DeskBindings): VisitsReader {
  return d1Visits(DESK_DB)
}
