import type { Context } from 'hono'
import { SENT_QUERY_NAME } from '#shared/forms/reserved-names.ts'
import { articlePages } from '#shared/navigation/article-pages.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import { readLocatorQuery } from '#shared/stations/locator-query.ts'
import type { AppEnv } from '../app-env.ts'
import { configKey } from '../cache/config-key.ts'
import { edgeCacheKey, fromEdgeCache, type Produced } from '../cache/edge-cache.ts'
import { logUnexpected } from '../errors.ts'
import { withFormAnswer } from '../loaders/form-block.ts'
import { attachLocator } from '../loaders/attach-locator.ts'
import { isPreview } from '../loaders/is-preview.ts'
import { keepFormPage } from '../loaders/kept-form-page.ts'
import type { LoadContext } from '../loaders/load-page.ts'
import { resolveKeptPage } from '../loaders/resolve-kept-page.ts'
import { resolvePage } from '../loaders/resolve-page.ts'
import { visitorPlace } from '../loaders/visitor-place.ts'
import { bareErrorPage } from '../render/bare-error.ts'
import { BUILD_ID } from '../render/client-assets.ts'
import { askedVariant, pageVariants } from './page-variants.ts'

/** What of a query a kept page knows (page-variants.ts). It does not leave the edge. */
const VARIANTS = 'x-edge-variants'

type Kind = 'html' | 'payload'

/** One way for the page and its payload: the edge's copy, else the page resolved, made into an answer and kept. */
export async function answerFromEdge(c: Context<AppEnv>, kind: Kind, make: (result: PageResult) => Promise<Produced>): Promise<Response> {
  const { search } = new URL(c.req.url)
  const context = loadContext(c)
  const site = c.get('site')

  async function produce(variant: URLSearchParams): Promise<Produced> {
    const sentForm = variant.get(SENT_QUERY_NAME)
    const pages = articlePages(variant)
    const found = await (site.preview ? resolvePage : resolveKeptPage)(context, site, search, pages)
    if (!site.preview) keepFormPage(context, site, found)
    try {
      const visit = { locale: site.addressing.locale, search, place: visitorPlace(c.req.raw.cf) }
      const result = await attachLocator(context, visit, found)
      const isSent = sentForm !== null && result.kind === 'page'
      const produced = await make(isSent ? withFormAnswer(result, sentForm, { kind: 'sent' }) : result)
      const variants = pageVariants(result)
      if (variants) produced.response.headers.set(VARIANTS, variants)
      return produced
    } catch (error) {
      // rendering failed: as bad as a broken backend, so a good copy is sent while there is one, and else the bare page
      logUnexpected(c, error)
      return { kind: 'broken', response: bareErrorPage(500) }
    }
  }

  async function answer(variant = new URLSearchParams()): Promise<{ response: Response; status: string }> {
    return fromEdgeCache({ ...context, key: cacheKey(c, kind, variant), produce: () => produce(variant) })
  }

  if (site.preview) {
    c.set('cacheStatus', 'bypass')
    return withoutVariants((await produce(new URLSearchParams(search))).response)
  }
  const plain = await answer()
  const variant = askedVariant(search, plain.response.headers.get(VARIANTS))
  if (variant) await plain.response.body?.cancel()
  const { response, status } = variant ? await answer(variant) : plain
  c.set('cacheStatus', status)
  return notModified(c, response) ?? withoutVariants(response)
}

function withoutVariants(response: Response): Response {
  response.headers.delete(VARIANTS)
  return response
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

/** Of the query only a service that there is and what the page itself knows change a page that is kept: anything else in it does not split the cache. */
function cacheKey(c: Context<AppEnv>, kind: Kind, variant: URLSearchParams): string {
  const { addressing, origin, path } = c.get('site')
  const { service } = readLocatorQuery(new URL(c.req.url).search)
  const query = new URLSearchParams([...(service ? [['service', service]] : []), ...variant]).toString()
  // the origin stands in canonical links, the prefix in every link
  const site = encodeURIComponent(`${origin}${addressing.prefix}`)
  const buildId = `${BUILD_ID}-${configKey(c.get('config'))}`
  return edgeCacheKey({ buildId, kind: `${kind}/${site}`, locale: addressing.locale, path, query })
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
