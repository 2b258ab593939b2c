import type { Context } from 'hono'
import { isLocaleCode, LOCALE_CODES, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import type { AppEnv } from '../app-env.ts'
import { readConfig } from '../env.ts'
import { loadContext } from '../load-context.ts'
import { listedPages, loadPageList } from '../loaders/list-pages.ts'
import type { ListedPage } from '../loaders/list-paths.ts'
import { absoluteAddress, requestOrigins } from '../site/site-origin.ts'
import { escapeXml, xmlResponse } from '../site/xml.ts'

const CACHED_SECONDS = 3_600
/** of a list that is about to be renewed, or is not whole yet */
const GROWING_SECONDS = 60
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** Everything may be read but previews and the machine's own addresses. */
export function robots(c: Context<AppEnv>): Response {
  const closed = ['/preview/', '/*/preview/', '/proxy/', '/api/', '/ops/'].map((path) => `Disallow: ${path}`)
  const lines = ['User-agent: *', ...closed, '', `Sitemap: ${originsOf(c).origin}/sitemap.xml`, '']
  return c.text(lines.join('\n'), 200, { 'Cache-Control': `public, max-age=${CACHED_SECONDS}` })
}

/** /sitemap.xml (§2.1): the index of the locales' sitemaps, each on its own domain where it has one. */
export function sitemap(c: Context<AppEnv>): Response {
  const { origin, origins } = originsOf(c)
  const entries = LOCALE_CODES.map(
    (locale) => `<sitemap><loc>${escapeXml(`${origins[locale] ?? origin}/sitemap-${locale}.xml`)}</loc></sitemap>`,
  )
  return xml('sitemapindex', entries, CACHED_SECONDS)
}

export async function sitemapOfLocale(c: Context<AppEnv>): Promise<Response> {
  const locale = /^sitemap-(.+)\.xml$/.exec(c.req.param('file') ?? '')?.[1]
  if (!isLocaleCode(locale)) return c.text('Not Found', 404)
  const context = loadContext(c, locale)
  const list = await loadPageList(context)
  const pages = list ? listedPages(list) : []
  // an empty list is an outage, not a site without pages
  if (!list || pages.length === 0) return c.body(null, 503, { 'Retry-After': '60', 'Cache-Control': 'no-store' })
  const { origin, origins } = originsOf(c)
  const entries = pages.map((page) => pageEntry(page, locale, (code, path) => escapeXml(absoluteAddress(code, path, origin, origins))))
  return xml('urlset', entries, list.dueAt > context.now ? CACHED_SECONDS : GROWING_SECONDS)
}

/** A page with the addresses of the same page in the other languages. */
function pageEntry(
  { path, localizedPagePaths }: ListedPage,
  locale: LocaleCode,
  address: (code: LocaleCode, path: string) => string,
): string {
  const paths = { ...localizedPagePaths, [locale]: path }
  const codes = LOCALE_CODES.filter((code) => paths[code] !== undefined)
  const alternates = codes.map(
    (code) => `<xhtml:link rel="alternate" hreflang="${LOCALES[code].htmlLang}" href="${address(code, paths[code] ?? '')}"/>`,
  )
  return `<url><loc>${address(locale, path)}</loc>${alternates.length > 1 ? alternates.join('') : ''}</url>`
}

function originsOf(c: Context<AppEnv>) {
  return requestOrigins(c.req.url, readConfig(c.env))
}

function xml(root: string, entries: string[], seconds: number): Response {
  return xmlResponse('application/xml', [`<${root} ${NAMESPACES}>`, ...entries, `</${root}>`], seconds)
}
