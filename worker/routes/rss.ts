import type { Context } from 'hono'
import { type ArticleTeaser, FEED_ITEMS } from '#shared/contract/article.ts'
import { isLocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { loadMessages } from '#shared/messages/messages.ts'
import { contentPath } from '../address/page-address.ts'
import { absoluteAddress, feedAddress, requestOrigins } from '../address/site-origin.ts'
import type { AppEnv } from '../app-env.ts'
import { readConfig } from '../env.ts'
import { loadContext } from '../load-context.ts'
import { loadArticles } from '../loaders/load-content.ts'
import { escapeXml, xmlResponse } from '../xml.ts'

const CACHED_SECONDS = 300

/**
 * /rss-{locale}.xml: the newest articles (RSS 2.0). During an outage the last good list is sent, or
 * 503 without one.
 */
export async function rssOfLocale(c: Context<AppEnv>): Promise<Response> {
  const locale = /^rss-(.+)\.xml$/.exec(c.req.param('file') ?? '')?.[1]
  if (!isLocaleCode(locale)) return c.notFound()
  const { value: found } = await loadArticles(loadContext(c, locale), [], 1, {}, FEED_ITEMS)
  if (!found) return c.text('Service Unavailable', 503)
  const { feed } = await loadMessages('news', locale)
  const { origin, origins } = requestOrigins(c.get('url'), readConfig(c.env))
  const addressOf = (path: string) => absoluteAddress(locale, contentPath(path), origin, origins)
  const lines = [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(feed.title)}</title>`,
    `<link>${escapeXml(addressOf(LOCALES[locale].paths.articles))}</link>`,
    `<description>${escapeXml(feed.description)}</description>`,
    `<language>${LOCALES[locale].htmlLang}</language>`,
    `<atom:link href="${escapeXml(feedAddress(locale, origin, origins))}" rel="self" type="application/rss+xml"/>`,
    ...found.items.map((teaser) => itemOf(teaser, addressOf(teaser.slug))),
    '</channel></rss>',
  ]
  return xmlResponse('application/rss+xml', lines, CACHED_SECONDS)
}

function itemOf({ title, created, summary, tags }: ArticleTeaser, address: string): string {
  return [
    `<item><title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(address)}</link><guid isPermaLink="true">${escapeXml(address)}</guid>`,
    // RSS dates are RFC 822
    created === '' ? '' : `<pubDate>${new Date(created).toUTCString()}</pubDate>`,
    ...tags.map((tag) => `<category>${escapeXml(tag)}</category>`),
    summary ? `<description>${escapeXml(summary)}</description></item>` : '</item>',
  ].join('')
}
