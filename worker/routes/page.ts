import type { Context } from 'hono'
import type { PageResult } from '#shared/navigation/page-result.ts'
import type { AppEnv } from '../app-env.ts'
import type { Produced } from '../cache/edge-cache.ts'
import { renderPage } from '../render/render-page.tsx'
import { answerFromEdge } from './answer-from-edge.ts'
import { keepLocale } from './keep-locale.ts'
import { cacheControl, produced } from './produced.ts'
import { redirectResponse } from './redirect-response.ts'

/** A page of the site as HTML (§2.1): whatever the address, it is a page, a 307, or the error page with its status. */
export async function page(c: Context<AppEnv>): Promise<Response> {
  return keepLocale(c, await answerFromEdge(c, 'html', (result) => produce(c, result)))
}

async function produce(c: Context<AppEnv>, result: PageResult): Promise<Produced> {
  if (result.kind === 'redirect') return { kind: 'ready', storable: false, response: redirectResponse(c.req.url, result.location) }
  const { html, etag } = await renderPage(c, result)
  const status = result.kind === 'page' ? 200 : result.status
  const response = new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // the edge keeps the page, not the browser: what it holds is asked for again and answered 304
      'Cache-Control': cacheControl(result),
      ...(status === 200 ? { ETag: etag } : {}),
    },
  })
  return produced(result, response)
}
