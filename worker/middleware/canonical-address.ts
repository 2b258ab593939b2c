import { createMiddleware } from 'hono/factory'
import { localeForHost } from '#shared/locale/locale-links.ts'
import { defaultOrigin } from '#shared/locale/locale-origins.ts'
import { canonicalUrl, withoutWww } from '#shared/navigation/canonical-url.ts'
import type { AppEnv } from '../app-env.ts'
import { readConfig } from '../env.ts'

const READS = ['GET', 'HEAD']

/**
 * With LOCALE_DOMAINS, other hosts do not show the site, because the visitor writes the Host header
 * and a foreign domain could point here. GET and HEAD get one 307 to the default site, other
 * methods 421. Without LOCALE_DOMAINS every host is accepted.
 */
export const knownHost = createMiddleware<AppEnv>(async function knownHost(c, next) {
  const url = c.get('url')
  const config = readConfig(c.env)
  const origin = defaultOrigin(config, url.protocol)
  if (origin === undefined || localeForHost(withoutWww(url.host), config.LOCALE_DOMAINS))
    return next()
  if (!READS.includes(c.req.method))
    return c.text('Misdirected Request', 421, { 'Cache-Control': 'no-store' })
  const address = new URL(origin + url.pathname + url.search)
  return c.body(null, 307, {
    Location: canonicalUrl(address) ?? address.href,
    'Cache-Control': 'no-store',
  })
})

/**
 * §2.3: one 307 removes www., trailing and doubled slashes. It keeps the query and never leads to
 * another host.
 */
export const canonicalAddress = createMiddleware<AppEnv>(async function canonicalAddress(c, next) {
  const location = READS.includes(c.req.method) ? canonicalUrl(c.get('url')) : undefined
  if (location === undefined) return next()
  // 307: old addresses may get new targets, so browsers must not cache them (§2.3)
  return c.body(null, 307, { Location: location, 'Cache-Control': 'no-store' })
})
