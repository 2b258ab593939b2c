import { expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { LOCALE_CODES } from '#shared/locale/locales.ts'

interface Settings {
  images: object
  observability: object
  kv_namespaces: { binding: string }[]
  d1_databases: { binding: string; database_name?: string; migrations_dir?: string }[]
  analytics_engine_datasets: { binding: string; dataset?: string }[]
  ratelimits: { name: string; namespace_id: string; simple: object }[]
  vars: object
  routes?: { pattern: string; custom_domain: boolean }[]
  workers_dev?: boolean
  preview_urls?: boolean
}

function settings(env?: string): Settings {
  return unstable_readConfig({ config: 'wrangler.toml', ...(env !== undefined && { env }) })
}

const local = settings()

test.each(['production', 'staging'])(
  '%s has all bindings and variables of the local settings, with separate rate limits',
  (env) => {
    const { images, kv_namespaces, ratelimits, observability, vars } = settings(env)
    expect([images, observability]).toEqual([local.images, local.observability])
    expect(Object.keys(vars)).toEqual(expect.arrayContaining(Object.keys(local.vars)))
    expect(kv_namespaces.map(({ binding }) => binding)).toEqual(
      local.kv_namespaces.map(({ binding }) => binding),
    )
    expect(ratelimits.map(({ name, simple }) => ({ name, simple }))).toEqual(
      local.ratelimits.map(({ name, simple }) => ({ name, simple })),
    )
    expect(ratelimits.map(({ namespace_id }) => namespace_id)).not.toEqual(
      local.ratelimits.map(({ namespace_id }) => namespace_id),
    )
  },
)

test.each(['production', 'staging'])('%s has its own desk database', (env) => {
  const { d1_databases } = settings(env)
  expect(d1_databases).toMatchObject([
    { binding: 'DESK_DB', migrations_dir: 'redirects/migrations' },
  ])
  expect(local.d1_databases).toMatchObject([
    { binding: 'DESK_DB', migrations_dir: 'redirects/migrations' },
  ])
  expect(d1_databases[0]?.database_name).not.toBe(local.d1_databases[0]?.database_name)
})

test.each(['production', 'staging'])(
  '%s has the account hubs of §2.2: one host for fi and en, one each for sv and no; my pages for fi and en',
  (env) => {
    const { ACCOUNT_HUBS, MY_PAGES_HUBS } = settings(env).vars as Record<
      string,
      Record<string, string>
    >
    const [fi, en, sv, no] = (['fi-FI', 'en-EU', 'sv-SE', 'no-NO'] as const).map(
      (locale) => new URL(ACCOUNT_HUBS?.[locale] ?? '').host,
    )
    expect([fi === en, new Set([fi, sv, no]).size]).toEqual([true, 3])
    expect(Object.keys(MY_PAGES_HUBS ?? {})).toEqual(['fi-FI', 'en-EU'])
  },
)

test('production has a domain for every locale, with routes to the worker, also of www.', () => {
  const { vars, routes } = settings('production')
  const { LOCALE_DOMAINS } = vars as { LOCALE_DOMAINS: object }
  expect(Object.values(LOCALE_DOMAINS)).toEqual(expect.arrayContaining([...LOCALE_CODES]))
  const hosts = Object.keys(LOCALE_DOMAINS).flatMap((host) => [host, `www.${host}`])
  expect(routes).toEqual(
    expect.arrayContaining(hosts.map((pattern) => ({ pattern, custom_domain: true }))),
  )
})

test('no domain begins with www., because the site would redirect it (§2.3)', () => {
  const { vars } = settings('production')
  const named = [
    ...Object.keys((vars as { LOCALE_DOMAINS: object }).LOCALE_DOMAINS),
    ...(settings('staging').routes ?? []).map(({ pattern }) => pattern),
  ]
  expect(named.filter((domain) => domain.startsWith('www.'))).toEqual([])
})

test('production is reachable only at its own domains, not at workers.dev', () => {
  const { workers_dev, preview_urls, vars } = settings('production')
  expect([workers_dev, preview_urls]).toEqual([false, false])
  expect(vars).toHaveProperty(
    'LOCALE_DOMAINS',
    expect.objectContaining({ 'fi.example.com': 'fi-FI' }),
  )
})
