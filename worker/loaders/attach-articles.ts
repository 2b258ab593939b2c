import type { CardListBlock } from '#shared/contract/block.ts'
import type { PageResponse } from '#shared/contract/page.ts'
import { ARTICLES_PER_PAGE, type ArticleSearchResult } from '#shared/contract/article.ts'
import { articlePages, articlesQueryName, isArticleList } from '#shared/navigation/article-pages.ts'
import type { ShownPage } from '#shared/navigation/shown-page.ts'
import type { LoadContext } from '../load-context.ts'
import { loadArticles } from './load-content.ts'

interface Articles {
  /** counted from 1 */
  page: number
  result: ArticleSearchResult | undefined
}

/** Per isolate: what a page became with these articles, by the pages of its lists, for as long as the page itself is remembered. */
const attached = new WeakMap<PageResponse, Map<string, { articles: Articles[]; page: ShownPage }>>()

/** §4: for each card list shown as an articleList the articles are fetched and attached to the block. A failed search leaves the list empty. */
export async function attachArticles(context: LoadContext, search: string, page: PageResponse): Promise<ShownPage> {
  const lists = page.content.body.filter(isArticleList)
  if (lists.length === 0) return page
  const requested = articlePages(new URLSearchParams(search))
  const articles = await Promise.all(
    lists.map(({ tags = [] }, list) => articlesOf(context, tags, requested.get(articlesQueryName(list)) ?? 1)),
  )
  const known = attached.get(page) ?? new Map<string, { articles: Articles[]; page: ShownPage }>()
  const key = articles.map(({ page: number }) => number).join()
  const last = known.get(key)
  if (last?.articles.every(({ result }, list) => result === articles[list]?.result)) return last.page
  const whole = attach(page, lists, articles)
  attached.set(page, known.set(key, { articles, page: whole }))
  return whole
}

/** The first page says how many there are: one beyond the end is the first, and costs no search. */
async function articlesOf(context: LoadContext, tags: string[], page: number): Promise<Articles> {
  const first = await loadArticles(context, tags, 1)
  const isThere = page > 1 && first !== undefined && page <= Math.ceil(first.total / ARTICLES_PER_PAGE)
  return isThere ? { page, result: await loadArticles(context, tags, page) } : { page: 1, result: first }
}

function attach(page: PageResponse, lists: CardListBlock[], articles: Articles[]): ShownPage {
  const body = page.content.body.map((block) => {
    if (!isArticleList(block)) return block
    const list = lists.indexOf(block)
    const { page: articlePage = 1, result } = articles[list] ?? {}
    const position = { articlePage, articleQuery: articlesQueryName(list) }
    return { ...block, ...position, ...(result && { articles: result.items, articleTotal: result.total }) }
  })
  return { ...page, content: { ...page.content, body } }
}
