import type { Article, ArticleSearchResult, ArticleTeaser } from './content.ts'
import { readLinkTarget } from './read-card.ts'
import { readSitePath } from './read-href.ts'
import { readImage } from './read-image.ts'
import { readRichText } from './read-rich-text.ts'
import { readItems, readKey, readNumber, readRecord, readText } from './read-values.ts'
import { withoutAbsent } from './without-absent.ts'

/** undefined when it has neither a title nor words. */
export function readArticle(value: unknown): Article | undefined {
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

/** undefined without a title or a page to lead to. */
export function readArticleTeaser(value: unknown): ArticleTeaser | undefined {
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

/** The answer of the search endpoint; whatever is no such answer has found nothing. */
export function readArticleSearchResult(value: unknown): ArticleSearchResult {
  const raw = readRecord(value)
  const items = readItems(raw?.['items'], readArticleTeaser)
  return {
    items,
    total: Math.max(items.length, readCount(raw?.['total'])),
    page: Math.max(1, readCount(raw?.['page'])),
    limit: readCount(raw?.['limit']) || items.length,
  }
}

function readCount(value: unknown): number {
  return Math.max(0, Math.floor(readNumber(value) ?? 0))
}

/** ISO 8601, '' when there is none or it is no date. */
function readMoment(value: unknown): string {
  const text = readText(value)
  return text !== undefined && !Number.isNaN(Date.parse(text)) ? text : ''
}
