import { expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { LOCALE_CODES } from '#shared/locale/locales.ts'

interface Settings {
  images: object
  observability: object
  kv_namespaces: { binding: string }[]
  ratelimits: { name: string; namespace_id: string; simple: object }[]
  vars: object
  workers_dev?: boolean
  preview_urls?: boolean
}

function settings(env?: string): Settings {
  return unstable_readConfig({ config: 'wrangler.toml', ...(env !== undefined && { env }) })
}

const local = settings()

test.each(['production', 'staging'])('%s binds and names all that the laptop does, with limits of its own counting', (env) => {
  const { images, kv_namespaces, ratelimits, observability, vars } = settings(env)
  expect([images, observability]).toEqual([local.images, local.observability])
  expect(Object.keys(vars)).toEqual(expect.arrayContaining(Object.keys(local.vars)))
  expect(kv_namespaces.map(({ binding }) => binding)).toEqual(['REDIRECTS'])
  expect(ratelimits.map(({ name, simple }) => ({ name, simple }))).toEqual(local.ratelimits.map(({ name, simple }) => ({ name, simple })))
  expect(ratelimits.map(({ namespace_id }) => namespace_id)).not.toEqual(local.ratelimits.map(({ namespace_id }) => namespace_id))
})

test.each(['production', 'staging'])('%s names the login and the details of every locale (§2.2)', (env) => {
  const hubs = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, expect.any(String)]))
  expect(settings(env).vars).toMatchObject({ ACCOUNT_HUBS: hubs, MY_PAGES_HUBS: hubs })
})

test('production has a domain for every locale', () => {
  const { LOCALE_DOMAINS } = settings('production').vars as { LOCALE_DOMAINS: object }
  expect(Object.values(LOCALE_DOMAINS)).toEqual(expect.arrayContaining([...LOCALE_CODES]))
})

test('production is reached by its own domains only, not by workers.dev', () => {
  const { workers_dev, preview_urls, vars } = settings('production')
  expect([workers_dev, preview_urls]).toEqual([false, false])
  expect(vars).toHaveProperty('LOCALE_DOMAINS', expect.objectContaining({ 'fi.example.com': 'fi-FI' }))
})
