import type { Context } from 'hono'
import type { PageResult } from '#shared/navigation/page-result.ts'
import type { AppEnv } from '../app-env.ts'
import { configKey } from '../cache/config-key.ts'
import { edgeCacheKey, fromEdgeCache, type Produced } from '../cache/edge-cache.ts'
import { logUnexpected } from '../errors.ts'
import { attachLocator } from '../loaders/attach-locator.ts'
import { isPreview } from '../loaders/is-preview.ts'
import { keepFormPage } from '../loaders/kept-form-page.ts'
import type { LoadContext } from '../loaders/load-page.ts'
import { resolveKeptPage } from '../loaders/resolve-kept-page.ts'
import { resolvePage } from '../loaders/resolve-page.ts'
import { visitorPlace } from '../loaders/visitor-place.ts'
import { bareErrorPage } from '../render/bare-error.ts'
import { BUILD_ID } from '../render/client-assets.ts'
import { sentForm, withSentForm } from './sent-form.ts'

/** The query names that change a page. Tracking parameters are not among them and never split the cache. */
const PAGE_QUERY_NAMES = ['service']

type Kind = 'html' | 'payload'

/** One way for the page and its payload: the edge's copy, else the page resolved, made into an answer and kept. */
export async function answerFromEdge(c: Context<AppEnv>, kind: Kind, make: (result: PageResult) => Promise<Produced>): Promise<Response> {
  const { search } = new URL(c.req.url)
  const context = loadContext(c)
  const site = c.get('site')

  async function produce(): Promise<Produced> {
    const found = site.preview ? await resolvePage(context, site, search) : await resolveKeptPage(context, site, search)
    if (!site.preview) keepFormPage(context, site, found)
    try {
      const visit = { locale: site.addressing.locale, search, place: visitorPlace(c.req.raw.cf) }
      const result = await attachLocator(context, visit, found)
      return await make(withSentForm(result, search))
    } catch (error) {
      // rendering failed: as bad as a broken backend, so a good copy is sent while there is one, and else the bare page
      logUnexpected(c, error)
      return { kind: 'broken', response: bareErrorPage(500) }
    }
  }

  const { response, status } =
    site.preview || sentForm(search) !== undefined
      ? { response: (await produce()).response, status: 'bypass' }
      : await fromEdgeCache({ ...context, key: cacheKey(c, kind), produce })
  c.set('cacheStatus', status)
  return notModified(c, response) ?? response
}

export function loadContext(c: Context<AppEnv>): LoadContext {
  return {
    bindings: c.env,
    config: c.get('config'),
    preview: isPreview(c.req.url),
    now: Date.now(),
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  }
}

function cacheKey(c: Context<AppEnv>, kind: Kind): string {
  const { addressing, origin, path } = c.get('site')
  const url = new URL(c.req.url)
  const query = PAGE_QUERY_NAMES.flatMap((name) =>
    url.searchParams.has(name) ? `${name}=${encodeURIComponent(url.searchParams.get(name) ?? '')}` : [],
  )
  // the origin stands in canonical links, the prefix in every link
  const site = encodeURIComponent(`${origin}${addressing.prefix}`)
  const buildId = `${BUILD_ID}-${configKey(c.get('config'))}`
  return edgeCacheKey({ buildId, kind: `${kind}/${site}`, locale: addressing.locale, path, query: query.join('&') })
}

function notModified(c: Context<AppEnv>, response: Response): Response | undefined {
  const etag = response.headers.get('ETag')
  const asked = c.req.header('if-none-match')
  if (!etag || !asked?.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)) return undefined
  return new Response(null, {
    status: 304,
    headers: { ETag: etag, 'Cache-Control': response.headers.get('Cache-Control') ?? 'private, no-cache' },
  })
}
