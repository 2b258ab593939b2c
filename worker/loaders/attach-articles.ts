import { readArticleSearchResult } from '#shared/contract/read-article.ts'
import type { ArticleSearch, ArticleSearchResult, Block, CardListBlock, PageResponse } from '#shared/contract/content.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { articleSearch } from '#shared/contract/article-search.ts'
import type { LoadContext } from './load-page.ts'
import { loadText } from './load-text.ts'
import { createJsonReader } from './read-json.ts'

const readResult = createJsonReader(readArticleSearchResult)
/** Per isolate: the page a page became with these results, for as long as the page itself is remembered. */
const attached = new WeakMap<PageResponse, { results: SearchResults; page: PageResponse }>()

type SearchResults = (ArticleSearchResult | undefined)[]

/** §4: for each card list shown as an articleList the articles are fetched and attached to the block. A failed search leaves the list empty. */
export async function attachArticles(context: LoadContext, locale: LocaleCode, page: PageResponse): Promise<PageResponse> {
  const lists = page.content.body.filter(isArticleList)
  if (lists.length === 0) return page
  const results = await Promise.all(lists.map((block) => search(context, locale, articleSearch(block.tags ?? [], 1))))
  const known = attached.get(page)
  if (known?.results.every((result, index) => result === results[index])) return known.page
  const whole = attach(page, lists, results)
  attached.set(page, { results, page: whole })
  return whole
}

function isArticleList(block: Block): block is CardListBlock {
  return block.contentType === 'cardList' && block.display.component === 'articleList'
}

async function search(
  { config, preview }: LoadContext,
  locale: LocaleCode,
  request: ArticleSearch,
): Promise<ArticleSearchResult | undefined> {
  const body = JSON.stringify(request)
  const { text } = await loadText({ backendUrl: config.BACKEND_URL, locale, preview, endpoint: 'search', body })
  return text === undefined ? undefined : readResult(locale + body, text)
}

function attach(page: PageResponse, lists: CardListBlock[], results: SearchResults): PageResponse {
  const body = page.content.body.map((block) => {
    if (!isArticleList(block)) return block
    const result = results[lists.indexOf(block)]
    return result ? { ...block, articles: result.items, articleTotal: result.total } : block
  })
  return { ...page, content: { ...page.content, body } }
}
