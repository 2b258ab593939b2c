import { readLinkTarget } from './card.ts'
import { readMoment } from './dates.ts'
import { readImage } from './image.ts'
import { readRichText } from './read-rich-text.ts'
import { readItems, readKey, readNumber, readRecord, readText, withoutAbsent } from './read-values.ts'
import { readSitePath } from './read-text.ts'

export type Article = NonNullable<ReturnType<typeof readArticle>>

/** undefined when it has neither a title nor a text. */
export function readArticle(value: unknown) {
  const raw = readRecord(value)
  const title = readText(raw?.['title'])
  const articleContent = readRichText(raw?.['articleContent'], readLinkTarget)
  if (raw === undefined || (title === undefined && articleContent === undefined)) return undefined
  return withoutAbsent({
    id: readKey(raw['id']) ?? '',
    title: title ?? '',
    byline: readText(raw['byline']),
    image: readImage(raw['image']),
    alt: readText(raw['alt']),
    created: readMoment(raw['created']),
    articleContent: articleContent ?? { nodeType: 'document' as const, content: [] },
    tags: readItems(raw['tags'], readText),
  })
}

export type ArticleTeaser = NonNullable<ReturnType<typeof readArticleTeaser>>
export type ArticleSearchResult = NonNullable<ReturnType<typeof readArticleSearchResult>>

/** §9: article list blocks ask for 9 items at a time, newest first. */
export const ARTICLES_PER_PAGE = 9

/** The answer of the search endpoint; undefined without a list and a total. What cannot be read in the list is left out. */
export function readArticleSearchResult(value: unknown) {
  const raw = readRecord(value)
  const total = readNumber(raw?.['total'])
  if (raw === undefined || total === undefined || !Array.isArray(raw['items'])) return undefined
  const items = readItems(raw['items'], readArticleTeaser)
  return {
    items,
    total: Math.max(items.length, Math.floor(total)),
    page: Math.max(1, Math.floor(readNumber(raw['page']) ?? 1)),
    limit: Math.max(0, Math.floor(readNumber(raw['limit']) ?? 0)) || items.length,
  }
}

/** undefined without a title or a page to lead to. */
export function readArticleTeaser(value: unknown) {
  const raw = readRecord(value)
  const title = readText(raw?.['title'])
  const slug = readSitePath(raw?.['slug'])
  if (raw === undefined || title === undefined || slug === undefined) return undefined
  return withoutAbsent({
    id: readKey(raw['id']) ?? slug,
    title,
    slug,
    image: readImage(raw['image']),
    created: readMoment(raw['created']),
    tags: readItems(raw['tags'], readText),
    summary: readText(raw['summary']),
  })
}

/** The search request of an article list (§7; SearchRequest of requests.ts). `page` counts from 1; no tags means articles of every tag. */
export function articleSearch(tags: string[], page: number) {
  return {
    page,
    limit: ARTICLES_PER_PAGE,
    filter: { category: 'Article', tags },
    sort: { sortBy: 'created', sortDirection: 'desc' },
  }
}
