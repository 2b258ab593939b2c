import {
  type ArticleFilter,
  ARTICLES_PER_PAGE,
  type ArticleSearchResult,
  type ArticleTeaser,
  NEWS_PER_PAGE,
  RELATED_SHOWN,
} from '#shared/contract/article.ts'
import type { PageResponse } from '#shared/contract/page.ts'
import { headingArticle } from '#shared/navigation/page-heading.ts'
import type { ShownBlock, ShownCardList, ShownPage } from '#shared/navigation/shown-page.ts'
import type { LoadContext } from '../load-context.ts'
import { withBlocks } from '../site/page-blocks.ts'
import { withinLimit } from '../within-limit.ts'
import { loadArticles } from './load-content.ts'

/** A visitor waits no longer for what an article leads on to: without any, all articles are a link away. */
const RELATED_LIMIT_MS = 1_000

/** A page with what was attached to it, and a version of that. */
export interface Attached {
  page: ShownPage
  version: string
}

/**
 * §4: for each card list shown as an articleList (or newsList) the articles are fetched and attached to the block, and to an article's page the newest
 * of its first tag. A failed search leaves the list empty.
 */
export async function attachArticles(context: LoadContext, search: string, page: PageResponse): Promise<Attached> {
  const lists = page.content.body.filter(isArticleList)
  const related = relatedTo(context, page)
  const query = new URLSearchParams(search)
  const found = await Promise.all(lists.map((list, index) => articlesOf(context, list, query, articlesQueryName(index))))
  const whole = withBlocks(page, (block) => (isArticleList(block) ? { ...block, ...found[lists.indexOf(block)]?.list } : block))
  const { items, version } = await related
  return {
    page: items ? { ...whole, content: { ...whole.content, related: items } } : whole,
    version: [...found.map((each) => each.version), version].join(' '),
  }
}

/** One more than are shown: the article itself may be among them. */
async function relatedTo(context: LoadContext, { content }: PageResponse): Promise<{ items?: ArticleTeaser[]; version: string }> {
  const article = headingArticle(content)
  if (!article) return { version: '' }
  const loading = loadArticles(context, article.tags.slice(0, 1), 1)
  context.waitUntil(loading)
  const { value, version } = (await withinLimit(loading, RELATED_LIMIT_MS)) ?? { version: '' }
  return { ...(value && { items: value.items.slice(0, RELATED_SHOWN + 1) }), version }
}

function isArticleList(block: ShownBlock): block is ShownCardList {
  return block.contentType === 'cardList' && ['articleList', 'newsList'].includes(block.display.component)
}

/** The query name of a page's list, by its place among the lists, counted from 0: `?page=2`; of the second list `?page-2=3`. */
export function articlesQueryName(list: number): string {
  return list === 0 ? 'page' : `page-${list + 1}`
}

/** Counted from 1; what is no number from 2 to 999 is the first. */
export function requestedPage(query: URLSearchParams, name: string): number {
  const value = query.get(name) ?? ''
  return /^[1-9]\d{0,2}$/.test(value) ? Number(value) : 1
}

/**
 * The first page says how many there are, and of news which years and topics: what lies beyond is not asked for, and costs no search. A
 * link to another page of a list says so for this list alone, one to a year or topic for all news of the page.
 */
async function articlesOf(context: LoadContext, { tags = [], display }: ShownCardList, query: URLSearchParams, articleQuery: string) {
  const isNews = display.component === 'newsList'
  const limit = isNews ? NEWS_PER_PAGE : ARTICLES_PER_PAGE
  const all = await loadArticles(context, tags, 1, {}, limit)
  const chosen = isNews ? chosenFilter(all.value, query) : {}
  const first = isFiltered(chosen) ? await loadArticles(context, tags, 1, chosen, limit) : all
  const page = requestedPage(query, articleQuery)
  const isThere = page > 1 && first.value !== undefined && page <= Math.ceil(first.value.total / limit)
  const result = isThere ? await loadArticles(context, tags, page, chosen, limit) : first
  const articlePage = isThere ? page : 1
  const list = {
    articleQuery,
    articlePage,
    ...(result.value && { articles: result.value.items, articleTotal: result.value.total }),
    ...(isNews && { years: all.value?.years, topics: all.value?.topics, ...chosen }),
  }
  return { list, version: JSON.stringify([all.version, result.version, articlePage, chosen]) }
}

/** Of `?year=2026&topic=…` what some of the articles have. */
function chosenFilter(all: ArticleSearchResult | undefined, query: URLSearchParams): ArticleFilter {
  const year = all?.years?.find((each) => String(each) === query.get('year'))
  const topic = all?.topics?.find((each) => each === query.get('topic'))
  return { ...(year !== undefined && { year }), ...(topic !== undefined && { topic }) }
}

function isFiltered({ year, topic }: ArticleFilter): boolean {
  return year !== undefined || topic !== undefined
}
