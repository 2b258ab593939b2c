import type { Context } from 'hono'
import { readLocalizedPaths } from '#shared/contract/read-localized-paths.ts'
import { readItems, readRecord, readText } from '#shared/contract/read-values.ts'
import { LOCALE_CODES, isLocaleCode, type LocaleCode } from '#shared/locale/locales.ts'
import type { AppEnv } from '../app-env.ts'
import { edgeCacheKey, fromEdgeCache, type Produced } from '../cache/edge-cache.ts'
import { type ListedPage, listPages } from '../loaders/list-pages.ts'
import { sitemapIndexXml, sitemapXml } from '../render/sitemap-xml.ts'
import { configuredOrigin, localeOrigins, siteOrigin } from '../render/site-origin.ts'
import { loadContext } from './answer-from-edge.ts'

const HOUR_MS = 3_600_000

/** /sitemap.xml (§2.1): the index of the locales' sitemaps, each on its own domain where it has one. */
export function sitemap(c: Context<AppEnv>): Response {
  const url = new URL(c.req.url)
  const origin = configuredOrigin(url, c.get('config'))
  const origins = localeOrigins(c.get('config'), url.protocol)
  return xml(sitemapIndexXml(LOCALE_CODES.map((locale) => `${siteOrigin(locale, origin, origins)}/sitemap-${locale}.xml`)))
}

export async function sitemapOfLocale(c: Context<AppEnv>): Promise<Response> {
  const locale = /^sitemap-(.+)\.xml$/.exec(c.req.param('file') ?? '')?.[1]
  if (!isLocaleCode(locale)) return c.text('Not Found', 404)
  const context = loadContext(c)
  // the list is kept, not the XML: it is the same for every host, and making it costs a call for each page
  const key = edgeCacheKey({ buildId: 'any', kind: 'page-list', locale, path: context.config.BACKEND_URL })
  const { response } = await fromEdgeCache({ ...context, key, freshMs: HOUR_MS, produce: () => produce(c, locale) })
  if (!response.ok) return response
  const pages = readItems(await response.json(), readListedPage)
  const url = new URL(c.req.url)
  return xml(sitemapXml(pages, locale, configuredOrigin(url, context.config), localeOrigins(context.config, url.protocol)))
}

async function produce(c: Context<AppEnv>, locale: LocaleCode): Promise<Produced> {
  const { pages, whole } = await listPages(loadContext(c), locale)
  if (whole) return { kind: 'ready', storable: true, response: Response.json(pages) }
  // an empty list is an outage, not a site without pages; the last whole list is better than a part of one
  const unavailable = new Response(null, { status: 503, headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' } })
  return { kind: 'broken', response: pages.length > 0 ? Response.json(pages) : unavailable }
}

/** What the cache holds is our own writing, but it comes from outside the isolate. */
function readListedPage(value: unknown): ListedPage | undefined {
  const raw = readRecord(value)
  const path = readText(raw?.['path'])
  return path === undefined ? undefined : { path, localizedPagePaths: readLocalizedPaths(raw?.['localizedPagePaths']) }
}

function xml(body: string): Response {
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' } })
}
