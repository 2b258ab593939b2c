// Opens KV namespaces and the D1 database of the site in Node: local ones or, with --remote, those
// at Cloudflare.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { getPlatformProxy, unstable_readConfig as readConfig } from 'wrangler'
import { z } from 'zod'
import { CommandError } from './command-line.ts'
import { wranglerJson } from './wrangler.ts'

const settingsSchema = z.object({
  name: z.string(),
  compatibility_date: z.string().optional(),
  kv_namespaces: z.array(z.looseObject({ binding: z.string(), id: z.string().optional() })),
  d1_databases: z.array(
    z.looseObject({
      binding: z.string(),
      database_name: z.string(),
      database_id: z.string().optional(),
    }),
  ),
})
type Settings = z.output<typeof settingsSchema>

const namespacesSchema = z.array(z.object({ id: z.string(), title: z.string() }))
const databasesSchema = z.array(z.object({ uuid: z.string(), name: z.string() }))

/** The resources that exist at Cloudflare. */
interface Existing {
  namespaces: z.output<typeof namespacesSchema>
  databases: z.output<typeof databasesSchema>
}

/** Which bindings to open, from the options of a command. */
export interface Place {
  remote: boolean
  config: string
  /** only with `remote`; default: production */
  environment?: string | undefined
  /** folder of the local state; default: wrangler's */
  persistTo?: string | undefined
}

interface Opened<Bindings> {
  env: Bindings
  close(): Promise<void>
}

/** Opens the named bindings of wrangler.toml. @throws CommandError */
export async function openBindings<Bindings>(
  names: readonly string[],
  place: Place,
): Promise<Opened<Bindings>> {
  const settings = chosen(settingsOf(place), names)
  const bound = place.remote ? withIds(settings, await existingAtCloudflare()) : settings
  const folder = await mkdtemp(join(tmpdir(), 'bindings-'))
  try {
    const configPath = join(folder, 'wrangler.json')
    await writeFile(configPath, JSON.stringify(bound))
    const persist = { path: resolve(place.persistTo ?? '.wrangler/state', 'v3') }
    const { env, dispose } = await getPlatformProxy<Bindings>({
      configPath,
      persist,
      remoteBindings: place.remote,
    })
    return { env, close: dispose }
  } catch (error) {
    throw new CommandError(
      `Cannot open KV and D1: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

function settingsOf({
  remote,
  config,
  environment = remote ? 'production' : undefined,
}: Place): Settings {
  try {
    return settingsSchema.parse(readConfig({ config, env: environment }, { hideWarnings: true }))
  } catch (error) {
    throw new CommandError(
      `Cannot read the settings of ${environment ?? 'this machine'} in ${config}.`,
      { cause: error },
    )
  }
}

function chosen(settings: Settings, names: readonly string[]): Settings {
  const { kv_namespaces, d1_databases } = settings
  const missing = names.filter(
    (name) => ![...kv_namespaces, ...d1_databases].some(({ binding }) => binding === name),
  )
  if (missing.length > 0)
    throw new CommandError(`wrangler.toml has no binding ${missing.join(' and ')}.`)
  return {
    ...settings,
    kv_namespaces: kv_namespaces.filter(({ binding }) => names.includes(binding)),
    d1_databases: d1_databases.filter(({ binding }) => names.includes(binding)),
  }
}

async function existingAtCloudflare(): Promise<Existing> {
  if (!process.env['CLOUDFLARE_API_TOKEN'] || !process.env['CLOUDFLARE_ACCOUNT_ID'])
    throw new CommandError(
      '--remote needs CLOUDFLARE_API_TOKEN (with the rights to edit Workers Scripts, KV and D1) and CLOUDFLARE_ACCOUNT_ID in the environment.',
    )
  const [namespaces, databases] = await Promise.all([
    wranglerJson(namespacesSchema, ['kv', 'namespace', 'list']),
    wranglerJson(databasesSchema, ['d1', 'list', '--json']),
  ])
  return { namespaces, databases }
}

/**
 * Remote bindings need ids, which wrangler.toml omits. `wrangler deploy` creates the resources with
 * these names.
 */
export function withIds(settings: Settings, { namespaces, databases }: Existing) {
  const { name: worker, kv_namespaces, d1_databases } = settings
  return {
    ...settings,
    kv_namespaces: kv_namespaces.map(({ binding, id }) => {
      const title = `${worker}-${binding.toLowerCase().replaceAll('_', '-')}`
      return {
        binding,
        remote: true,
        id: id ?? found(title, namespaces.find((each) => each.title === title)?.id),
      }
    }),
    d1_databases: d1_databases.map(({ binding, database_name, database_id }) => ({
      binding,
      database_name,
      remote: true,
      database_id:
        database_id ??
        found(database_name, databases.find(({ name }) => name === database_name)?.uuid),
    })),
  }
}

function found(name: string, id: string | undefined): string {
  if (id === undefined)
    throw new CommandError(
      `${name} does not exist at Cloudflare: the first deployment creates it (docs/operations.md).`,
    )
  return id
}
