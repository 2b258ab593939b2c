import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { PageResult } from '#shared/navigation/page-result.ts'
import type { AppEnv } from '../app-env.ts'
import type { Produced } from '../cache/edge-cache.ts'
import { renderPage } from '../render/render-page.tsx'
import { answerFromEdge } from './answer-from-edge.ts'
import { redirectResponse } from './redirect-response.ts'

const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60 // §9

/** A page of the site as HTML (§2.1): whatever the address, it is a page, a 307, or the error page with its status. */
export async function page(c: Context<AppEnv>): Promise<Response> {
  const response = await answerFromEdge(c, 'html', (result) => produce(c, result))
  keepLocale(c)
  return response
}

async function produce(c: Context<AppEnv>, result: PageResult): Promise<Produced> {
  if (result.kind === 'redirect') return { kind: 'ready', storable: false, response: redirectResponse(c, result.location) }
  const { html, etag } = await renderPage(c, result)
  const status = result.kind === 'page' ? 200 : result.status
  const response = new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // the edge keeps the page, not the browser: what it holds is asked for again and answered 304
      'Cache-Control': result.kind === 'page' ? 'private, no-cache' : 'no-store',
      ...(status === 200 ? { ETag: etag } : {}),
      ...(c.get('site').preview ? { 'X-Robots-Tag': 'noindex' } : {}),
    },
  })
  return status >= 500 ? { kind: 'broken', response } : { kind: 'ready', storable: result.kind === 'page', response }
}

/** The locale that was found is kept where the host does not say it (§4). Set after the cache: a stored page has no cookie. */
function keepLocale(c: Context<AppEnv>): void {
  const { LOCALE_COOKIE } = c.get('config')
  const { addressing } = c.get('site')
  const cookies = c.req.header('cookie') ?? ''
  if (c.get('site').hostBound || cookies.split(/;\s*/).includes(`${LOCALE_COOKIE}=${addressing.locale}`)) return
  setCookie(c, LOCALE_COOKIE, addressing.locale, { maxAge: LOCALE_COOKIE_SECONDS, path: '/', sameSite: 'Lax', secure: c.req.url.startsWith('https:') })
}
