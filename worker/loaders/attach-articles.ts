import {
  type ArticleFilter,
  ARTICLES_PER_PAGE,
  type ArticleSearchResult,
  type ArticleTeaser,
  NEWS_PER_PAGE,
  RELATED_SHOWN,
} from '#shared/contract/article.ts'
import type { PageResponse } from '#shared/contract/page.ts'
import { formatDate } from '#shared/locale/format-date.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { headingArticle } from '#shared/navigation/page-heading.ts'
import type {
  Dated,
  ShownArticle,
  ShownBlock,
  ShownCardList,
  ShownPage,
} from '#shared/navigation/shown-page.ts'
import type { LoadContext } from '../load-context.ts'
import { withBlocks } from '../page-blocks.ts'
import { withinLimit } from '../within-limit.ts'
import type { Versioned } from './content-loader.ts'
import { loadArticles } from './load-content.ts'

/** After this time an article is shown without related articles. */
const RELATED_LIMIT_MS = 1_000

/**
 * §4: fetches the articles of each articleList and newsList and attaches them to the block. A page
 * of an article also gets the newest articles with its first tag. A failed search leaves the list
 * empty. The version is that of the articles.
 */
export async function attachArticles(
  context: LoadContext,
  search: string,
  page: PageResponse,
): Promise<Versioned<ShownPage>> {
  const lists = page.content.body.filter(isArticleList)
  const related = relatedTo(context, page)
  const query = new URLSearchParams(search)
  const found = await Promise.all(
    lists.map((list, index) => articlesOf(context, list, query, articlesQueryName(index))),
  )
  const whole = withBlocks(page, (block) => {
    if (isArticleList(block)) return { ...block, ...found[lists.indexOf(block)]?.list }
    return isArticle(block) ? { ...block, article: dated(block.article, context.locale) } : block
  })
  const { items, version } = await related
  const { article } = page.content
  const own = {
    ...(article && { article: dated(article, context.locale) }),
    ...(items && { related: items }),
  }
  return {
    value: { ...whole, content: { ...whole.content, ...own } },
    version: [...found.map((each) => each.version), version].join(' '),
  }
}

/** One more than are shown, because the article itself may be among them. */
async function relatedTo(
  context: LoadContext,
  { content }: PageResponse,
): Promise<{ items?: Dated<ArticleTeaser>[]; version: string }> {
  const article = headingArticle(content)
  if (!article) return { version: '' }
  const loading = loadArticles(context, article.tags.slice(0, 1), 1)
  context.waitUntil(loading)
  const { value, version } = (await withinLimit(loading, RELATED_LIMIT_MS)) ?? { version: '' }
  return {
    ...(value && {
      items: value.items.slice(0, RELATED_SHOWN + 1).map((item) => dated(item, context.locale)),
    }),
    version,
  }
}

function dated<T extends { created: string }>(article: T, locale: LocaleCode): Dated<T> {
  return { ...article, createdText: formatDate(article.created, locale) }
}

function isArticle(block: ShownBlock): block is ShownArticle {
  return block.contentType === 'articleBlock'
}

function isArticleList(block: ShownBlock): block is ShownCardList {
  return (
    block.contentType === 'cardList' &&
    ['articleList', 'newsList'].includes(block.display.component)
  )
}

/**
 * The query parameter for the page of the nth list (from 0): `?page=2` for the first list,
 * `?page-2=3` for the second.
 */
export function articlesQueryName(list: number): string {
  return list === 0 ? 'page' : `page-${list + 1}`
}

/** From 1 to 999; 1 for any other value. */
export function requestedPage(query: URLSearchParams, name: string): number {
  const value = query.get(name) ?? ''
  return /^[1-9]\d{0,2}$/.test(value) ? Number(value) : 1
}

/**
 * The first page of the search has the total and, for news, the years and topics. So no search is
 * made for pages and filters that do not exist. The page parameter belongs to one list; year and
 * topic apply to all news lists of the page.
 */
async function articlesOf(
  context: LoadContext,
  { tags = [], display }: ShownCardList,
  query: URLSearchParams,
  articleQuery: string,
) {
  const isNews = display.component === 'newsList'
  const limit = isNews ? NEWS_PER_PAGE : ARTICLES_PER_PAGE
  const all = await loadArticles(context, tags, 1, {}, limit)
  const chosen = isNews ? chosenFilter(all.value, query) : {}
  const first = isFiltered(chosen) ? await loadArticles(context, tags, 1, chosen, limit) : all
  const page = requestedPage(query, articleQuery)
  const isThere =
    page > 1 && first.value !== undefined && page <= Math.ceil(first.value.total / limit)
  const result = isThere ? await loadArticles(context, tags, page, chosen, limit) : first
  const articlePage = isThere ? page : 1
  const list = {
    articleQuery,
    articlePage,
    ...(result.value && {
      articles: result.value.items.map((item) => dated(item, context.locale)),
      articleTotal: result.value.total,
    }),
    ...(isNews && { years: all.value?.years, topics: all.value?.topics, ...chosen }),
  }
  return { list, version: JSON.stringify([all.version, result.version, articlePage, chosen]) }
}

/** Year and topic of the query (`?year=2026&topic=…`), if some articles have them. */
function chosenFilter(all: ArticleSearchResult | undefined, query: URLSearchParams): ArticleFilter {
  const year = all?.years?.find((each) => String(each) === query.get('year'))
  const topic = all?.topics?.find((each) => each === query.get('topic'))
  return { ...(year !== undefined && { year }), ...(topic !== undefined && { topic }) }
}

function isFiltered({ year, topic }: ArticleFilter): boolean {
  return year !== undefined || topic !== undefined
}
