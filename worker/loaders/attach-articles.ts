import type { CardListBlock } from '#shared/contract/card-list.ts'
import type { PageResponse } from '#shared/contract/page.ts'
import type { SearchRequest } from '#shared/contract/requests.ts'
import { articleSearch, type ArticleSearchResult, readArticleSearchResult } from '#shared/contract/search.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { articlesQueryName, isArticleList } from '#shared/navigation/article-pages.ts'
import type { ShownPage } from '#shared/navigation/shown-page.ts'
import type { LoadContext, PageRequest } from './load-page.ts'
import { loadText } from './load-text.ts'
import { createJsonReader } from './read-json.ts'

const readResult = createJsonReader(readArticleSearchResult)
/** Per isolate: the page a page became with these results, for as long as the page itself is remembered. */
const attached = new WeakMap<PageResponse, { results: SearchResults; asked: string; page: ShownPage }>()

type SearchResults = (ArticleSearchResult | undefined)[]

/** §4: for each card list shown as an articleList the articles are fetched and attached to the block. A failed search leaves the list empty. */
export async function attachArticles(context: LoadContext, { locale, articles }: PageRequest, page: PageResponse): Promise<ShownPage> {
  const lists = page.content.body.filter(isArticleList)
  if (lists.length === 0) return page
  const asked = lists.map((_, list) => articles.get(articlesQueryName(list)) ?? 1)
  const results = await Promise.all(lists.map((block, list) => find(context, locale, articleSearch(block.tags ?? [], asked[list] ?? 1))))
  const known = attached.get(page)
  if (known?.asked === asked.join() && known.results.every((result, index) => result === results[index])) return known.page
  const whole = attach(page, lists, results, asked)
  attached.set(page, { results, asked: asked.join(), page: whole })
  return whole
}

async function find(
  { config, preview }: LoadContext,
  locale: LocaleCode,
  request: SearchRequest,
): Promise<ArticleSearchResult | undefined> {
  const body = JSON.stringify(request)
  const { text } = await loadText({ backendUrl: config.BACKEND_URL, locale, preview, endpoint: 'search', body })
  return text === undefined ? undefined : readResult(locale + body, text)
}

function attach(page: PageResponse, lists: CardListBlock[], results: SearchResults, asked: number[]): ShownPage {
  const body = page.content.body.map((block) => {
    if (!isArticleList(block)) return block
    const list = lists.indexOf(block)
    const result = results[list]
    const place = { articlePage: asked[list] ?? 1, articleQuery: articlesQueryName(list) }
    return { ...block, ...place, ...(result && { articles: result.items, articleTotal: result.total }) }
  })
  return { ...page, content: { ...page.content, body } }
}
