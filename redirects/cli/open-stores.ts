import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
import { openBindings, type Place } from '../../scripts/open-bindings.ts'
import { kvStore } from '../versions/kv-store.ts'
import { d1Visits } from '../visits/d1-visits.ts'
import type { StoreContext } from './command.ts'

interface OpenStores extends Pick<StoreContext, 'stores' | 'visits'> {
  close(): Promise<void>
}

/** The tables in KV and what the desk keeps in D1. */
export async function openStores(place: Place): Promise<OpenStores> {
  const { env, close } = await openBindings<{ REDIRECTS: KVNamespace; DESK_DB: D1Database }>(['REDIRECTS', 'DESK_DB'], place)
  const stores = { kv: kvStore(env.REDIRECTS), db: env.DESK_DB }
  return { stores, visits: () => d1Visits(stores.db), close }
}
