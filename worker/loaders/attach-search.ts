import type { Layout } from '#shared/contract/layout.ts'
import { withoutAbsent } from '#shared/contract/read-values.ts'
import type { ContentLink } from '#shared/contract/rich-text-document.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import type { ShownBlock, ShownSearch } from '#shared/navigation/shown-page.ts'
import { readSearchQuery } from '#shared/search/search-answer.ts'
import type { LoadContext } from '../load-context.ts'
import { withBlocks } from '../page-blocks.ts'
import { searchSite } from './search-site.ts'

const MOST_POPULAR = 5

/**
 * Attaches the results for the query of the address ('' or '?…') to the search of a page. For a
 * visitor over the rate limit nothing is searched.
 */
export async function attachSearch(
  context: LoadContext,
  address: string,
  result: PageResult,
  { cf, isOverLimit }: { cf: unknown; isOverLimit: () => Promise<boolean> },
): Promise<PageResult> {
  if (result.kind !== 'page' || !result.page.content.body.some(isSearch)) return result
  const query = readSearchQuery(address)
  const { layout } = result
  const search = async () =>
    (await isOverLimit())
      ? { isLimited: true }
      : searchSite(context, query, layout?.navigation ?? [], cf)
  const answer = withoutAbsent({
    ...query,
    now: new Date(context.now).toISOString(),
    popular: popularLinks(layout),
    phone: layout?.errorLinks?.customerService24h,
    ...(query.q !== '' && (await search())),
  })
  return {
    ...result,
    page: withBlocks(result.page, (block) => (isSearch(block) ? { ...block, answer } : block)),
  }
}

function isSearch(block: ShownBlock): block is ShownSearch {
  return block.contentType === 'search'
}

/**
 * The first links of the quick navigation, the icons of the footer and the navigation, each page
 * once.
 */
function popularLinks(layout: Layout | undefined): ContentLink[] {
  const pages = (layout?.navigation ?? []).filter(
    ({ url, visibleInNavigation }) => visibleInNavigation && url !== '',
  )
  const links = [
    ...(layout?.quickNavigation ?? []),
    ...(layout?.footer.iconLinks ?? []),
    ...pages.map(({ text, url }) => linkTo(url, text)),
  ]
  const paths = links.map(({ target }) => addressOf(target).replace(/[?#].*$/s, ''))
  return links
    .filter((_, index) => paths.indexOf(paths[index] ?? '') === index)
    .slice(0, MOST_POPULAR)
}

function linkTo(url: string, text: string): ContentLink {
  return { text, target: { contentType: 'internalLink', url } }
}

function addressOf(target: ContentLink['target']): string {
  if (typeof target === 'string') return target
  if (target.contentType === 'card') return target.id
  return target.contentType === 'internalLink' ? target.url : target.slug
}
