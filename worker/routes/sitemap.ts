import type { Context } from 'hono'
import { LOCALE_CODES, isLocaleCode } from '#shared/locale/locales.ts'
import type { AppEnv } from '../app-env.ts'
import { loadContext } from '../load-context.ts'
import { listedPages, loadPageList } from '../loaders/list-pages.ts'
import { sitemapIndexXml, sitemapXml } from '../render/sitemap-xml.ts'
import { configuredOrigin, localeOrigins, siteOrigin } from '../site/site-origin.ts'

const KEPT_SECONDS = 3_600
/** of a list that is about to be renewed, or is not whole yet */
const GROWING_SECONDS = 60

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
  const context = loadContext(c, locale)
  const list = await loadPageList(context)
  const pages = list ? listedPages(list) : []
  // an empty list is an outage, not a site without pages
  if (!list || pages.length === 0) return c.body(null, 503, { 'Retry-After': '60', 'Cache-Control': 'no-store' })
  const url = new URL(c.req.url)
  const origins = localeOrigins(context.config, url.protocol)
  return xml(
    sitemapXml(pages, locale, configuredOrigin(url, context.config), origins),
    list.dueAt > context.now ? KEPT_SECONDS : GROWING_SECONDS,
  )
}

function xml(body: string, seconds = KEPT_SECONDS): Response {
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': `public, max-age=${seconds}` },
  })
}
