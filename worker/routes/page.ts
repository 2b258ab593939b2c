import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import type { ShownResult } from '#shared/navigation/page-result.ts'
import type { ShownPage } from '#shared/navigation/shown-page.ts'
import { isExternalTarget } from '#shared/navigation/redirect-target.ts'
import type { AppEnv } from '../app-env.ts'
import { createMemo } from '../cache/memo.ts'
import { shownSwitches } from '../controls/switches.ts'
import { readConfig } from '../env.ts'
import { logUnexpected } from '../log.ts'
import { PRELOAD_LINKS } from '../render/client-assets.ts'
import { renderPage, type RenderedPage } from '../render/render-page.tsx'
import { isForOneVisitor, isPrivate } from '../site/page-blocks.ts'
import { visitorResult } from './payload.ts'

const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60 // §9
const MAX_MEMO_BYTES = 12 * 1024 * 1024
/** Per isolate: the HTML of pages. What was made of the very same objects is sent again. */
const rendered = createMemo<RenderedPage & { madeFrom: unknown[] }>(MAX_MEMO_BYTES)

/** A page of the site as HTML (§2.1): whatever the address, it is a page, a 307, or the error page with its status. */
export async function page(c: Context<AppEnv>): Promise<Response> {
  const result = await visitorResult(c)
  if (result.kind === 'redirect') return withLocaleCookie(c, redirectResponse(c.req.url, result.location))
  return withLocaleCookie(c, pageResponse(c, result, await renderedPage(c, result)))
}

/**
 * 307: the table is edited by hand, browsers must not remember it (§2.3). The Location is absolute and written by URL: a path
 * is put behind this request's origin, so that '//host', '/\host' or CR LF in it can become neither another host nor a broken header.
 */
export function redirectResponse(requestAddress: string, location: string): Response {
  const address = isExternalTarget(location) ? location : new URL(requestAddress).origin + location
  return new Response(null, { status: 307, headers: { Location: new URL(address).href, 'Cache-Control': 'no-store' } })
}

/** The locale is remembered where the host does not say it (§4). */
export function withLocaleCookie(c: Context<AppEnv>, response: Response): Response {
  const { LOCALE_COOKIE } = readConfig(c.env)
  const { locale, prefix } = c.get('site').addressing
  if (prefix === '' || getCookie(c, LOCALE_COOKIE) === locale) return response
  const secure = c.req.url.startsWith('https:')
  const cookie = generateCookie(LOCALE_COOKIE, locale, { maxAge: LOCALE_COOKIE_SECONDS, path: '/', sameSite: 'Lax', secure })
  response.headers.append('Set-Cookie', cookie)
  return response
}

function pageResponse(c: Context<AppEnv>, result: ShownResult, { html, etag }: RenderedPage): Response {
  const isPage = result.kind === 'page'
  const headers = {
    // the browser revalidates each time and gets a 304; private pages it does not store at all
    'Cache-Control': isPage && !isPrivate(result.page) ? 'private, no-cache' : 'no-store',
    ...(isPage && { ETag: etag }),
  }
  if (isPage && matches(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(html, {
    status: isPage ? 200 : result.status,
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', ...(PRELOAD_LINKS && { Link: PRELOAD_LINKS }) },
  })
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === etag) ?? false
}

/** Where rendering fails, what it came to the last time. */
async function renderedPage(c: Context<AppEnv>, result: ShownResult): Promise<RenderedPage> {
  const { origin, addressing, path, preview } = c.get('site')
  // errors are as many as there are wrong addresses: remembered, they would drive out the pages
  if (result.kind !== 'page' || preview || isForOneVisitor(result.page)) return renderPage(c, result)
  const { switches } = shownSwitches(c.get('controls').switches, addressing.locale, Date.now())
  const madeFrom = [readConfig(c.env), result.layout, switches && JSON.stringify(switches), ...partsOf(result.page)]
  const key = [origin, addressing.prefix, addressing.locale, path].join(' ')
  const known = rendered.get(key)
  if (known?.madeFrom.length === madeFrom.length && known.madeFrom.every((part, index) => part === madeFrom[index])) return known
  try {
    const made = await renderPage(c, result)
    rendered.set(key, { ...made, madeFrom }, made.html.byteLength)
    return made
  } catch (error) {
    if (!known) throw error
    logUnexpected(c, error)
    return known
  }
}

/** Down to the properties of each block: what loaders attach to one is the same object until it is another list. */
function partsOf({ content: { body, ...content }, ...page }: ShownPage): unknown[] {
  return [page, content, ...body].flatMap((part) => Object.entries(part).flat())
}
