import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
import { CommandError } from '../../scripts/command-line.ts'
import { openBindings, type Place } from '../../scripts/open-bindings.ts'
import type { Database } from '../versions/database.ts'
import { kvStore } from '../versions/kv-store.ts'
import { analyticsVisits } from '../visits/analytics-visits.ts'
import { d1Visits } from '../visits/d1-visits.ts'
import type { VisitsReader } from '../visits/read-visits.ts'
import type { StoreContext } from './command.ts'

interface OpenStores extends Pick<StoreContext, 'stores' | 'visits'> {
  close(): Promise<void>
}

/** The tables in KV and what the desk keeps in D1. */
export async function openStores(place: Place): Promise<OpenStores> {
  const { env, vars, close } = await openBindings<{ REDIRECTS: KVNamespace; DESK_DB: D1Database }>(['REDIRECTS', 'DESK_DB'], place)
  const stores = { kv: kvStore(env.REDIRECTS), db: env.DESK_DB }
  return { stores, visits: () => visitsOf(place, vars, stores.db), close }
}

/** Analytics Engine counts at Cloudflare, D1 locally. */
function visitsOf({ remote }: Place, vars: Record<string, unknown>, db: Database): VisitsReader {
  if (!remote) return d1Visits(db)
  const { ANALYTICS_ACCOUNT: accountId, ANALYTICS_DATASET: dataset } = vars
  const token = process.env['ANALYTICS_TOKEN']
  if (!token || typeof accountId !== 'string' || typeof dataset !== 'string')
    throw new CommandError(
      'Visits are counted in Analytics Engine: that takes ANALYTICS_TOKEN in the environment, and ANALYTICS_ACCOUNT and ANALYTICS_DATASET in wrangler.toml.',
    )
  return analyticsVisits({ accountId, dataset, token })
}
