// Articles (contract.md, Content): what is asked of the search endpoint is SearchRequest (requests.ts).
import { readMoment } from './dates.ts'
import { readImage } from './image.ts'
import { readSitePath } from './read-href.ts'
import { readItems, readKey, readNumber, readRecord, readText } from './read-values.ts'
import { withoutAbsent } from './without-absent.ts'

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
    page: Math.max(1, readCount(raw['page'])),
    limit: readCount(raw['limit']) || items.length,
  }
}

function readCount(value: unknown): number {
  return Math.max(0, Math.floor(readNumber(value) ?? 0))
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
