import { unstable_readConfig } from 'wrangler'
import { z } from 'zod'
import { Refusal } from './refusal.ts'

export const ENVIRONMENTS = ['staging', 'production'] as const
export type EnvironmentName = (typeof ENVIRONMENTS)[number]

/** The site's worker, and the embedded backend's, which may serve staging. */
export const SITE_CONFIG = 'wrangler.toml'
export const BACKEND_CONFIG = 'backend/wrangler.toml'

const settingsSchema = z.object({
  name: z.string(),
  kv_namespaces: z.array(z.object({ binding: z.string(), id: z.string() })),
  d1_databases: z.array(z.object({ binding: z.string(), database_name: z.string(), database_id: z.string() })),
  ratelimits: z.array(z.object({ name: z.string() })),
  images: z.object({ binding: z.string() }).optional(),
  version_metadata: z.object({ binding: z.string() }).optional(),
  vars: z.record(z.string(), z.unknown()),
  routes: z.array(z.object({ pattern: z.string() })).default([]),
})

/** A worker of an environment, as its wrangler.toml describes it. */
export type Settings = z.output<typeof settingsSchema>

/** Without an environment: the laptop's. */
export function readSettings(config: string, environment?: EnvironmentName): Settings {
  return settingsSchema.parse(unstable_readConfig({ config, ...(environment && { env: environment }) }))
}

/** The first word of a command. */
export function environmentNamed(name: string | undefined): EnvironmentName {
  const known = ENVIRONMENTS.find((environment) => environment === name)
  if (!known) throw new Refusal(`Name an environment first: ${ENVIRONMENTS.join(' or ')}.`)
  return known
}

export function bindingsOf({ kv_namespaces, d1_databases, ratelimits, images, version_metadata }: Settings): string[] {
  return [
    ...[...kv_namespaces, ...d1_databases].map(({ binding }) => binding),
    ...ratelimits.map(({ name }) => name),
    ...[images, version_metadata].flatMap((each) => each?.binding ?? []),
  ]
}

/** An id of Cloudflare's, rather than the name of what is still to be made. */
export function isId(id: string): boolean {
  return /^[\da-f]{32}$|^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
}
