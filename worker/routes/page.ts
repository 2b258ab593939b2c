import type { Context } from 'hono'
import type { ShownResult } from '#shared/navigation/page-result.ts'
import type { AppEnv } from '../app-env.ts'
import { createMemo } from '../cache/memo.ts'
import { logUnexpected } from '../errors.ts'
import { bareErrorPage } from '../render/bare-error.ts'
import { renderPage, type RenderedPage } from '../render/render-page.tsx'
import { isForOneVisitor, isPrivate, shownArticlePages } from '../site/page-blocks.ts'
import { keepLocale } from './keep-locale.ts'
import { redirectResponse } from './redirect-response.ts'
import { visitorResult } from './visitor-result.ts'

const MAX_MEMO_BYTES = 24 * 1024 * 1024
/** Per isolate: the HTML of pages. What was made of the very same layout and page is sent again. */
const rendered = createMemo<RenderedPage>(MAX_MEMO_BYTES)

/** A page of the site as HTML (§2.1): whatever the address, it is a page, a 307, or the error page with its status. */
export async function page(c: Context<AppEnv>): Promise<Response> {
  const result = await visitorResult(c)
  if (result.kind === 'redirect') return keepLocale(c, redirectResponse(c.req.url, result.location))
  const document = await rememberedPage(c, result)
  return keepLocale(c, document ? pageResponse(c, result, document) : bareErrorPage(500))
}

function pageResponse(c: Context<AppEnv>, result: ShownResult, { html, etag }: RenderedPage): Response {
  const isPage = result.kind === 'page'
  const headers = {
    // the browser asks again each time, and is answered 304; what is private it does not keep at all
    'Cache-Control': isPage && !isPrivate(result.page) ? 'private, no-cache' : 'no-store',
    ...(isPage && { ETag: etag }),
  }
  if (isPage && knows(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(html, { status: isPage ? 200 : result.status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } })
}

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === etag) ?? false
}

/** undefined when rendering fails, and did not succeed before. */
async function rememberedPage(c: Context<AppEnv>, result: ShownResult): Promise<RenderedPage | undefined> {
  const { origin, addressing, path, preview } = c.get('site')
  // errors are as many as there are wrong addresses: remembered, they would drive out the pages
  const isForAll = result.kind === 'page' && !preview && !isForOneVisitor(result.page)
  const madeFrom = isForAll ? [c.get('config'), result.layout, result.page] : []
  const key = [origin, addressing.prefix, addressing.locale, path, isForAll && shownArticlePages(result.page)].join(' ')
  const known = isForAll ? rendered.find(key, madeFrom) : undefined
  if (known) return known
  try {
    const made = await renderPage(c, result)
    return isForAll ? rendered.keep(key, madeFrom, made, made.html.byteLength) : made
  } catch (error) {
    logUnexpected(c, error)
    return isForAll ? rendered.last(key) : undefined
  }
}
