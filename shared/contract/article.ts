import { readDocument } from './card.ts'
import { readMoment } from './dates.ts'
import { readImage } from './image.ts'
import { fields, listOf, or, type ReadBy, record, someOf } from './read-shape.ts'
import { readSitePath } from './read-text.ts'
import { readKey, readNumber, readText } from './read-values.ts'
import { EMPTY_DOCUMENT } from './rich-text.ts'

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

/** undefined when it has neither a title nor a text. */
export function readArticle(value: unknown) {
  const article = readArticleFields(value)
  return article.title === '' && article.articleContent === EMPTY_DOCUMENT ? undefined : article
}

export type ArticleTeaser = ReadBy<typeof readArticleTeaser>
export type ArticleSearchResult = ReadBy<typeof readArticleSearchResult>

/** §9: article list blocks ask for 9 items at a time, newest first. */
export const ARTICLES_PER_PAGE = 9
/** Of a feed. */
export const FEED_ITEMS = 30
/** Rows of news are lower. */
export const NEWS_PER_PAGE = 20
/** An article leads on to a row of others. */
export const RELATED_SHOWN = 3

const readTeaserFields = record(
  { title: readText, slug: readSitePath },
  { id: readKey, image: readImage, created: readMoment, tags: or(listOf(readText), []), summary: readText },
)

/** undefined without a title or a page to lead to. */
export function readArticleTeaser(value: unknown) {
  const teaser = readTeaserFields(value)
  return teaser && { id: teaser.slug, ...teaser }
}

const readSearchFields = record(
  { total: readNumber, items: listOf(readArticleTeaser) },
  {
    page: readNumber,
    limit: readNumber,
    /** of all articles with the tags that were asked for, whatever year and topic: what these can be */
    years: someOf(readNumber),
    topics: someOf(readText),
  },
)

/** The answer of the search endpoint; undefined without a list and a total. What cannot be read in the list is left out. */
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

/** What narrows a list of articles besides its tags: a calendar year, and a tag that all of them have. */
export interface ArticleFilter {
  year?: number | undefined
  topic?: string | undefined
}

/** The search request of an article list (§7; SearchRequest of requests.ts). `page` counts from 1; no tags means articles of every tag. */
export function articleSearch(tags: string[], page: number, filter: ArticleFilter = {}, limit = ARTICLES_PER_PAGE) {
  return {
    page,
    limit,
    filter: { category: 'Article', tags, ...filter },
    sort: { sortBy: 'created', sortDirection: 'desc' },
  }
}
