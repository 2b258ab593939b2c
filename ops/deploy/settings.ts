import { unstable_readConfig } from 'wrangler'
import { z } from 'zod'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { CommandError } from '../../scripts/command-line.ts'

export const ENVIRONMENTS = ['staging', 'production'] as const
export type EnvironmentName = (typeof ENVIRONMENTS)[number]

const bound = z.object({ binding: z.string() })
const settingsSchema = z.object({
  name: z.string(),
  kv_namespaces: z.array(bound),
  d1_databases: z.array(bound),
  ratelimits: z.array(z.object({ name: z.string() })),
  images: bound.optional(),
  version_metadata: bound.optional(),
  vars: z.record(z.string(), z.unknown()),
  routes: z.array(z.object({ pattern: z.string() })).default([]),
})

export type Settings = z.output<typeof settingsSchema>

/** Without an environment: the local settings. */
export function readSettings(environment?: EnvironmentName): Settings {
  return settingsSchema.parse(unstable_readConfig({ config: 'wrangler.toml', env: environment }))
}

/** The address of a path on a locale's site; without a locale, of a path that all locales share. */
export type SiteAddress = (path: string, locale?: LocaleCode) => string

/** A locale without a domain has its code in the path. `override` (SITE_ADDRESS) replaces domains. */
export function siteAddress({ name, vars, routes }: Settings, override?: string): SiteAddress {
  const domains = Object.entries(vars['LOCALE_DOMAINS'] ?? {})
  const shared = override ?? (routes[0] && `https://${routes[0].pattern}`)
  return (path, locale) => {
    const [domain] = domains.find(([, code]) => code === locale) ?? []
    if (domain !== undefined && override === undefined) return `https://${domain}${path}`
    if (shared === undefined)
      throw new CommandError(
        `${name} has no domain: add one to "routes" of the environment in wrangler.toml.`,
      )
    // The canonical address of a locale's front page has no trailing slash.
    return locale === undefined ? shared + path : `${shared}/${locale}${path === '/' ? '' : path}`
  }
}
