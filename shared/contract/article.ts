import { readDocument } from './card.ts'
import { readImage } from './image.ts'
import { fields, listOf, or, type ReadBy, record, someOf } from './read-shape.ts'
import { readSitePath } from './read-text.ts'
import { readKey, readMoment, readNumber, readText } from './read-values.ts'
import { EMPTY_DOCUMENT } from './rich-text-document.ts'

export type Article = ReadBy<typeof readArticle>

const readArticleFields = fields({
  id: or(readKey, ''),
  title: or(readText, ''),
  byline: readText,
  image: readImage,
  alt: readText,
  created: readMoment,
  articleContent: or(readDocument, EMPTY_DOCUMENT),
  tags: or(listOf(readText), []),
})

/** undefined without a title and a text. */
export function readArticle(value: unknown) {
  const article = readArticleFields(value)
  return article.title === '' && article.articleContent === EMPTY_DOCUMENT ? undefined : article
}

export type ArticleTeaser = ReadBy<typeof readArticleTeaser>
export type ArticleSearchResult = ReadBy<typeof readArticleSearchResult>

/** §9: article list blocks ask for 9 items at a time, newest first. */
export const ARTICLES_PER_PAGE = 9
/** Articles in an RSS feed. */
export const FEED_ITEMS = 30
/** More than other articles, because a row of news needs less height than a card. */
export const NEWS_PER_PAGE = 20
/** Articles suggested below an article. */
export const RELATED_SHOWN = 3

const readTeaserFields = record(
  { title: readText, slug: readSitePath },
  {
    id: readKey,
    image: readImage,
    created: readMoment,
    tags: or(listOf(readText), []),
    summary: readText,
    /** the number that the article is about, '129 → 143', and what it counts */
    figure: readText,
    figureText: readText,
  },
)

/** undefined without a title or a path. */
export function readArticleTeaser(value: unknown) {
  const teaser = readTeaserFields(value)
  return teaser && { id: teaser.slug, ...teaser }
}

const readSearchFields = record(
  { total: readNumber, items: listOf(readArticleTeaser) },
  {
    page: readNumber,
    limit: readNumber,
    /** the years and topics to choose from: of all articles with the requested tags */
    years: someOf(readNumber),
    topics: someOf(readText),
  },
)

/**
 * The answer of the search endpoint. undefined without a list and a total. Unreadable items are
 * dropped.
 */
export function readArticleSearchResult(value: unknown) {
  const result = readSearchFields(value)
  if (result === undefined) return undefined
  const { items, total, page = 1, limit = 0, ...facets } = result
  return {
    ...facets,
    items,
    total: Math.max(items.length, Math.floor(total)),
    page: Math.max(1, Math.floor(page)),
    limit: Math.max(0, Math.floor(limit)) || items.length,
  }
}

/** Filters of an article list, in addition to its tags: a calendar year, and one more tag. */
export interface ArticleFilter {
  year?: number | undefined
  topic?: string | undefined
}

/**
 * The search request of an article list (§7; SearchRequest in requests.ts). `page` counts from 1.
 * No tags means all articles.
 */
export function articleSearch(
  tags: string[],
  page: number,
  filter: ArticleFilter = {},
  limit = ARTICLES_PER_PAGE,
) {
  return {
    page,
    limit,
    filter: { category: 'Article', tags, ...filter },
    sort: { sortBy: 'created', sortDirection: 'desc' },
  }
}
