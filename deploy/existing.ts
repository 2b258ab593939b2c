import { z } from 'zod'
import { isId, type Settings } from './environment.ts'
import { listSecrets } from './secrets.ts'
import { wranglerJson } from './wrangler.ts'

const namespacesSchema = z.array(z.object({ id: z.string(), title: z.string() }))
const databasesSchema = z.array(z.object({ uuid: z.string(), name: z.string() }))

/** What there is at Cloudflare already. */
export interface Existing {
  /** id by name */
  namespaces: ReadonlyMap<string, string>
  databases: ReadonlyMap<string, string>
  /** names of the worker's */
  secrets: readonly string[]
}

/** Asked only for what the settings may need. */
export async function existingAt({ name, kv_namespaces, d1_databases }: Settings): Promise<Existing> {
  const [namespaces, databases, secrets] = await Promise.all([
    kv_namespaces.every(({ id }) => isId(id)) ? new Map<string, string>() : listNamespaces(),
    d1_databases.every(({ database_id }) => isId(database_id)) ? new Map<string, string>() : listDatabases(),
    listSecrets(name),
  ])
  return { namespaces, databases, secrets }
}

export async function listNamespaces(): Promise<Map<string, string>> {
  return new Map((await wranglerJson(namespacesSchema, ['kv', 'namespace', 'list'])).map(({ title, id }) => [title, id]))
}

export async function listDatabases(): Promise<Map<string, string>> {
  return new Map((await wranglerJson(databasesSchema, ['d1', 'list', '--json'])).map(({ name, uuid }) => [name, uuid]))
}
