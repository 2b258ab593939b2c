import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import { cardListRedirect } from '#shared/navigation/page-result.ts'
import { edgeCacheKey, fromEdgeCache, type Produced } from '../cache/edge-cache.ts'
import { loadContent, type LoadContext } from './load-page.ts'
import type { SitePlace } from './site-place.ts'

/** Where a page's card list leads (§2.1), from the edge cache; undefined where it leads nowhere, or there is no such page. A preview's is asked for anew. */
export async function loadCardListUrl(context: LoadContext, place: SitePlace): Promise<string | undefined> {
  const query = encodeURIComponent(context.config.BACKEND_URL)
  const key = edgeCacheKey({ buildId: 'any', kind: 'card-list-url', ...place, query })
  const produce = () => fetchCardListUrl(context, place)
  const { response } = context.preview ? await produce() : await fromEdgeCache({ ...context, key, produce })
  return (await response.text()) || undefined
}

async function fetchCardListUrl(context: LoadContext, place: SitePlace): Promise<Produced> {
  const page = await loadContent(context, place)
  const isFound = 'content' in page
  if (!isFound && page.status !== NOT_FOUND_STATUS) return { kind: 'broken', response: new Response(null) }
  return { kind: 'ready', storable: true, response: new Response(isFound ? cardListRedirect(page) : null) }
}
