import { createMiddleware } from 'hono/factory'
import { localeForHost } from '#shared/locale/locale-links.ts'
import type { AppEnv } from '../app-env.ts'
import { defaultOrigin } from '../site/site-origin.ts'
import { canonicalUrl, withoutWww } from './canonical-address.ts'

/**
 * Where LOCALE_DOMAINS names the site's hosts, no other host shows it: a Host header is a visitor's word, and a foreign domain could
 * point here. Reading leads to the default site, in one 307; anything else is 421. Without LOCALE_DOMAINS every host serves.
 */
export const knownHost = createMiddleware<AppEnv>(async function knownHost(c, next) {
  const url = new URL(c.req.url)
  const config = c.get('config')
  const origin = defaultOrigin(config, url.protocol)
  if (origin === undefined || localeForHost(withoutWww(url.host), config.LOCALE_DOMAINS)) return next()
  if (!['GET', 'HEAD'].includes(c.req.method)) return c.text('Misdirected Request', 421, { 'Cache-Control': 'no-store' })
  const address = origin + url.pathname + url.search
  return c.body(null, 307, { Location: canonicalUrl(address) ?? address, 'Cache-Control': 'no-store' })
})
