import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import type { ArticlePages } from '#shared/navigation/article-pages.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import type { SiteAddress } from '../app-env.ts'
import { edgeCacheKey, fromEdgeCache, type Produced } from '../cache/edge-cache.ts'
import { BUILD_ID } from '../render/client-assets.ts'
import { hasLocator } from './attach-locator.ts'
import type { LoadContext } from './load-page.ts'
import { resolvePage } from './resolve-page.ts'

/**
 * resolvePage, with the three ages of a copy for pages that hold a locator: their HTML is made for one visitor and never kept, but what
 * it is made of, page and layout, is everybody's. Other pages are kept as HTML.
 */
export async function resolveKeptPage(
  context: LoadContext,
  site: SiteAddress,
  search: string,
  articles: ArticlePages,
): Promise<PageResult> {
  let found: PageResult | undefined
  const { path, addressing } = site
  const key = edgeCacheKey({
    buildId: BUILD_ID,
    kind: 'locator-page',
    locale: addressing.locale,
    path,
    query: encodeURIComponent([context.config.BACKEND_URL, ...articles].join()),
  })

  async function produce(): Promise<Produced> {
    found = await resolvePage(context, site, search, articles)
    return kept(found)
  }

  const { response, status } = await fromEdgeCache({ ...context, key, produce })
  return found === undefined || status === 'stale-on-error' ? response.json<PageResult>() : found
}

function kept(result: PageResult): Produced {
  const isBroken = result.kind === 'error' ? result.status !== NOT_FOUND_STATUS : result.kind === 'page' && !result.layout
  if (isBroken) return { kind: 'broken', response: new Response(null) }
  const storable = result.kind === 'page' && hasLocator(result.page)
  return { kind: 'ready', storable, response: storable ? Response.json(result) : new Response(null) }
}
