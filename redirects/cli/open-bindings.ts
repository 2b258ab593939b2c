import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { getPlatformProxy, unstable_readConfig as readConfig } from 'wrangler'
import { kvStore } from '../versions/kv-store.ts'
import { analyticsVisits } from '../visits/analytics-visits.ts'
import { d1Visits } from '../visits/d1-visits.ts'
import type { VisitsReader } from '../visits/read-visits.ts'
import { CommandError, type StoreContext } from './command.ts'
import type { readCommandLine } from './command-line.ts'

type Line = Pick<ReturnType<typeof readCommandLine>, 'remote' | 'config' | 'environment' | 'persistTo'>

export interface OpenBindings extends Pick<StoreContext, 'stores' | 'visits'> {
  close(): Promise<void>
}

/** KV and D1 as wrangler.toml binds them, through wrangler: it knows the login and the local storage. A configuration of these two alone is opened. */
export async function openBindings(line: Line): Promise<OpenBindings> {
  const folder = await mkdtemp(join(tmpdir(), 'redirects-'))
  try {
    const configPath = join(folder, 'wrangler.json')
    await writeFile(configPath, JSON.stringify(bindingsOf(line)))
    const proxy = await getPlatformProxy<{ REDIRECTS: KVNamespace; DESK_DB: D1Database }>({
      configPath,
      persist: { path: resolve(line.persistTo ?? '.wrangler/state', 'v3') },
      remoteBindings: line.remote,
    })
    const { REDIRECTS, DESK_DB } = proxy.env
    return { stores: { kv: kvStore(REDIRECTS), db: DESK_DB }, visits: () => visitsOf(line, DESK_DB), close: proxy.dispose }
  } catch (error) {
    throw new CommandError(`KV and D1 cannot be opened: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Analytics Engine counts at Cloudflare, D1 locally. */
function visitsOf(line: Line, db: D1Database): VisitsReader {
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
  return readConfig({ config, env: environment ?? (remote ? 'production' : undefined) }, { hideWarnings: true })
}

function bindingsOf({ remote, config, environment }: Line) {
  const { kv_namespaces, d1_databases, compatibility_date, account_id } = configOf({ remote, config, environment })
  const own = <Binding extends { binding: string }>(bindings: Binding[], name: string) =>
    bindings.filter(({ binding }) => binding === name).map((binding) => ({ ...binding, remote }))
  return {
    name: 'redirects',
    compatibility_date,
    account_id,
    kv_namespaces: own(kv_namespaces, 'REDIRECTS'),
    d1_databases: own(d1_databases, 'DESK_DB'),
  }
}
