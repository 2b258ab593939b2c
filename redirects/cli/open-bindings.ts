import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { getPlatformProxy, unstable_readConfig as readConfig } from 'wrangler'
import { z } from 'zod'
import { CommandError } from '../../scripts/command-line.ts'
import type { Database } from '../versions/database.ts'
import { kvStore, type Namespace } from '../versions/kv-store.ts'
import { analyticsVisits } from '../visits/analytics-visits.ts'
import { d1Visits } from '../visits/d1-visits.ts'
import type { VisitsReader } from '../visits/read-visits.ts'
import { cloudflareApi } from './cloudflare-api.ts'
import type { StoreContext } from './command.ts'
import type { readCommandLine } from './command-line.ts'
import { remoteDatabase } from './remote-database.ts'
import { remoteNamespace } from './remote-namespace.ts'

const configSchema = z.object({
  compatibility_date: z.string().optional(),
  kv_namespaces: z.array(z.looseObject({ binding: z.string(), id: z.string().optional() })),
  d1_databases: z.array(z.looseObject({ binding: z.string(), database_id: z.string().optional() })),
  vars: z.record(z.string(), z.unknown()),
})

type Line = Pick<ReturnType<typeof readCommandLine>, 'remote' | 'config' | 'environment' | 'persistTo'>

interface Opened {
  kv: Namespace
  db: Database
  close(): Promise<void>
}

export interface OpenBindings extends Pick<StoreContext, 'stores' | 'visits'> {
  close(): Promise<void>
}

/** KV and D1 as wrangler.toml binds them: at Cloudflare by its API, on this machine where wrangler keeps them. */
export async function openBindings(line: Line): Promise<OpenBindings> {
  const { kv, db, close } = line.remote ? openRemote(line) : await openLocal(line)
  return { stores: { kv: kvStore(kv), db }, visits: () => visitsOf(line, db), close }
}

function openRemote(line: Line): Opened {
  const call = cloudflareApi()
  const { kv_namespaces, d1_databases } = bindingsOf(line)
  const [kv, db] = [kv_namespaces[0]?.id, d1_databases[0]?.database_id]
  if (!kv || !db) throw new CommandError(`${line.config} binds no REDIRECTS, or no DESK_DB.`)
  return { kv: remoteNamespace(call, kv), db: remoteDatabase(call, db), close: async () => undefined }
}

/** A configuration of these two alone is opened. */
async function openLocal(line: Line): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'redirects-'))
  try {
    const configPath = join(folder, 'wrangler.json')
    await writeFile(configPath, JSON.stringify({ name: 'redirects', ...bindingsOf(line) }))
    const persist = { path: resolve(line.persistTo ?? '.wrangler/state', 'v3') }
    const proxy = await getPlatformProxy<{ REDIRECTS: KVNamespace; DESK_DB: D1Database }>({ configPath, persist, remoteBindings: false })
    return { kv: proxy.env.REDIRECTS, db: proxy.env.DESK_DB, close: proxy.dispose }
  } catch (error) {
    throw new CommandError(`KV and D1 cannot be opened: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Analytics Engine counts at Cloudflare, D1 locally. */
function visitsOf(line: Line, db: Database): VisitsReader {
  if (!line.remote) return d1Visits(db)
  const { ANALYTICS_ACCOUNT: accountId, ANALYTICS_DATASET: dataset } = configOf(line).vars
  const token = process.env['ANALYTICS_TOKEN']
  if (!token || typeof accountId !== 'string' || typeof dataset !== 'string')
    throw new CommandError(
      'Visits are counted in Analytics Engine: that takes ANALYTICS_TOKEN in the environment, and ANALYTICS_ACCOUNT and ANALYTICS_DATASET in wrangler.toml.',
    )
  return analyticsVisits({ accountId, dataset, token })
}

function configOf({ remote, config, environment }: Pick<Line, 'remote' | 'config' | 'environment'>) {
  const env = environment ?? (remote ? 'production' : undefined)
  try {
    return configSchema.parse(readConfig({ config, env }, { hideWarnings: true }))
  } catch (error) {
    throw new CommandError(`${config} has nothing that can be read of ${env ?? 'this machine'}.`, { cause: error })
  }
}

function bindingsOf(line: Line) {
  const { kv_namespaces, d1_databases, compatibility_date } = configOf(line)
  return {
    compatibility_date,
    kv_namespaces: kv_namespaces.filter(({ binding }) => binding === 'REDIRECTS'),
    d1_databases: d1_databases.filter(({ binding }) => binding === 'DESK_DB'),
  }
}
