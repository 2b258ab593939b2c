import { articleSearch } from '#shared/contract/article-search.ts'
import { type ArticleSearchResult, readArticleSearchResult } from '#shared/contract/search.ts'
import { type EndpointAnswer, useEndpoint } from '../../use-endpoint.ts'

/** One page of the articles with any of the tags (§7). A failure is told where the articles would stand. */
export function useArticleSearch(tags: string[], page: number): EndpointAnswer<ArticleSearchResult> {
  return useEndpoint({ key: 'search', body: articleSearch(tags, page) }, { read: readArticleSearchResult, ownFailure: true })
}
