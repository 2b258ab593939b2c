import type { Context } from 'hono'
import { LOCALE_CODES, isLocaleCode, type LocaleCode } from '#shared/locale/locales.ts'
import type { AppEnv } from '../app-env.ts'
import { fromEdgeCache, type Produced } from '../cache/edge-cache.ts'
import { listPages } from '../loaders/list-pages.ts'
import { sitemapIndexXml, sitemapXml } from '../render/sitemap-xml.ts'
import { localeOrigins, siteOrigin } from '../render/site-origin.ts'
import { loadContext } from './answer-from-edge.ts'

const HOUR_MS = 3_600_000

/** /sitemap.xml (§2.1): the index of the locales' sitemaps, each on its own domain where it has one. */
export function sitemap(c: Context<AppEnv>): Response {
  const { origin, protocol } = new URL(c.req.url)
  const origins = localeOrigins(c.get('config'), protocol)
  return xml(sitemapIndexXml(LOCALE_CODES.map((locale) => `${siteOrigin(locale, origin, origins)}/sitemap-${locale}.xml`)))
}

export async function sitemapOfLocale(c: Context<AppEnv>): Promise<Response> {
  const locale = c.req.param('locale')?.replace(/\.xml$/, '')
  if (!isLocaleCode(locale)) return c.text('Not Found', 404)
  const { origin } = new URL(c.req.url)
  const key = `https://edge-cache.invalid/sitemap/${encodeURIComponent(origin)}/${locale}`
  const { response } = await fromEdgeCache({ ...loadContext(c), key, freshMs: HOUR_MS, produce: () => produce(c, locale) })
  return response
}

async function produce(c: Context<AppEnv>, locale: LocaleCode): Promise<Produced> {
  const { origin, protocol } = new URL(c.req.url)
  const pages = await listPages(loadContext(c), locale)
  // an empty list is an outage, not a site without pages
  if (pages.length === 0) return { kind: 'broken', response: new Response(null, { status: 503, headers: { 'Retry-After': '60' } }) }
  return { kind: 'ready', storable: true, response: xml(sitemapXml(pages, locale, origin, localeOrigins(c.get('config'), protocol))) }
}

function xml(body: string): Response {
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' } })
}
