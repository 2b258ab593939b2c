import type { Context } from 'hono'
import { isLocaleCode, LOCALE_CODES } from '#shared/locale/locales.ts'
import { absoluteAddress, requestOrigins } from '../address/site-origin.ts'
import type { AppEnv } from '../app-env.ts'
import { readConfig } from '../env.ts'
import { loadContext } from '../load-context.ts'
import { listPaths } from '../loaders/list-paths.ts'
import { escapeXml, xmlResponse } from '../xml.ts'

const CACHED_SECONDS = 3_600
/** for a sitemap with a missing list */
const INCOMPLETE_SECONDS = 60
/** the protocol's limit per file */
const MAX_ADDRESSES = 50_000
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Everything may be crawled except previews and technical addresses. */
export function robots(c: Context<AppEnv>): Response {
  const closed = ['/preview/', '/*/preview/', '/proxy/', '/api/', '/ops/'].map(
    (path) => `Disallow: ${path}`,
  )
  const lines = ['User-agent: *', ...closed, '', `Sitemap: ${originsOf(c).origin}/sitemap.xml`, '']
  return c.text(lines.join('\n'), 200, { 'Cache-Control': `public, max-age=${CACHED_SECONDS}` })
}

/** /sitemap.xml (§2.1): the index of the sitemaps, each on the domain of its locale. */
export function sitemap(c: Context<AppEnv>): Response {
  const { origin, origins } = originsOf(c)
  const entries = LOCALE_CODES.map(
    (locale) =>
      `<sitemap><loc>${escapeXml(`${origins[locale] ?? origin}/sitemap-${locale}.xml`)}</loc></sitemap>`,
  )
  return xml('sitemapindex', entries, CACHED_SECONDS)
}

/** The sitemap of a locale. hreflang is in the head of each page. */
export async function sitemapOfLocale(c: Context<AppEnv>): Promise<Response> {
  const locale = /^sitemap-(.+)\.xml$/.exec(c.req.param('file') ?? '')?.[1]
  if (!isLocaleCode(locale)) return c.notFound()
  const { paths, isComplete } = await listPaths(loadContext(c, locale))
  // an empty list means an outage
  if (paths.length === 0) return c.text('Service Unavailable', 503)
  const { origin, origins } = originsOf(c)
  const addresses = paths
    .slice(0, MAX_ADDRESSES)
    .map((path) => escapeXml(absoluteAddress(locale, path, origin, origins)))
  const entries = addresses.map((address) => `<url><loc>${address}</loc></url>`)
  return xml('urlset', entries, isComplete ? CACHED_SECONDS : INCOMPLETE_SECONDS)
}

function originsOf(c: Context<AppEnv>) {
  return requestOrigins(c.get('url'), readConfig(c.env))
}

function xml(root: string, entries: string[], seconds: number): Response {
  return xmlResponse(
    'application/xml',
    [`<${root} ${NAMESPACE}>`, ...entries, `</${root}>`],
    seconds,
  )
}
