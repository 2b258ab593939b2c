import { articleSearch, type ArticleSearchResult, readArticleSearchResult } from '#shared/contract/article.ts'
import type { SiteAddressing } from '#shared/locale/locale-links.ts'
import { callEndpoint } from '../../call-endpoint.ts'

/** One page of the articles with any of the tags (§7), for a browser. Loaded with `import()`: most visitors never search. */
export async function searchArticles(tags: string[], page: number, addressing: SiteAddressing): Promise<ArticleSearchResult> {
  const { locale, preview = false } = addressing
  const result = readArticleSearchResult(await callEndpoint({ key: 'search', body: articleSearch(tags, page), preview }, locale))
  if (!result) throw new Error('the search result could not be read')
  return result
}
