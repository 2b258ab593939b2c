import { createMiddleware } from 'hono/factory'
import { localeForHost } from '#shared/locale/locale-links.ts'
import { defaultOrigin } from '#shared/locale/locale-origins.ts'
import { canonicalUrl, withoutWww } from '#shared/navigation/canonical-url.ts'
import type { AppEnv } from '../app-env.ts'
import { readConfig } from '../env.ts'

const READS = ['GET', 'HEAD']

/**
 * Where LOCALE_DOMAINS names the site's hosts, no other host shows it: a Host header is a visitor's word, and a foreign domain could
 * point here. Reading leads to the default site, in one 307; anything else is 421. Without LOCALE_DOMAINS every host serves.
 */
export const knownHost = createMiddleware<AppEnv>(async function knownHost(c, next) {
  const url = new URL(c.req.url)
  const config = readConfig(c.env)
  const origin = defaultOrigin(config, url.protocol)
  if (origin === undefined || localeForHost(withoutWww(url.host), config.LOCALE_DOMAINS)) return next()
  if (!READS.includes(c.req.method)) return c.text('Misdirected Request', 421, { 'Cache-Control': 'no-store' })
  const address = origin + url.pathname + url.search
  return c.body(null, 307, { Location: canonicalUrl(address) ?? address, 'Cache-Control': 'no-store' })
})

/** §2.3: www., trailing slashes and doubled slashes go in ONE 307, the query kept, and never to another host. */
export const canonicalAddress = createMiddleware<AppEnv>(async function canonicalAddress(c, next) {
  const location = READS.includes(c.req.method) ? canonicalUrl(c.req.url) : undefined
  if (location === undefined) return next()
  // 307: legacy addresses change hands, browsers must not remember them (§2.3)
  return c.body(null, 307, { Location: location, 'Cache-Control': 'no-store' })
})
