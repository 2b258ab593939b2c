import { readImage } from './image.ts'
import { fields, listOf, oneOf, or, type ReadBy, record } from './read-shape.ts'
import { readSitePath } from './read-text.ts'
import { readFlag, readMoment, readNumber, readText, withoutAbsent } from './read-values.ts'

/** The largest number of results. There is no second page. */
export const HITS_SHOWN = 50
export const HIT_CATEGORIES = ['Page', 'Product', 'Article'] as const

export type SearchHit = ReadBy<typeof readSearchHit>
export type SearchResult = ReadBy<typeof readSearchResult>
export type HitCategory = (typeof HIT_CATEGORIES)[number]

/** A page, an article, or a product on a page. */
export const readSearchHit = record(
  { title: readText, slug: readSitePath },
  {
    category: or(oneOf(...HIT_CATEGORIES), 'Page'),
    summary: readText,
    /** '' when missing */
    created: readMoment,
    /** of a product, with tax */
    price: readNumber,
    image: readImage,
    /**
     * of a page: what most visitors want to know; the site shows three, first those with a word of
     * the query
     */
    facts: listOf(record({ name: readText, value: readText })),
  },
)

const readCounts = fields({ Page: readNumber, Product: readNumber, Article: readNumber })

const readResultFields = record(
  { query: readText, total: readNumber, items: listOf(readSearchHit) },
  {
    /** the words that were searched instead of misspelt ones */
    corrected: readText,
    /** the first item is a page whose title or synonym is the query */
    isAnswered: readFlag,
    counts: readCounts,
  },
)

/**
 * The answer to a search by words. undefined when it does not repeat the query: then the backend
 * ignored the words.
 */
export function readSearchResult(value: unknown) {
  const result = readResultFields(value)
  if (!result) return undefined
  const items = result.items.slice(0, HITS_SHOWN)
  const counts = HIT_CATEGORIES.map((category) => {
    const sent = items.filter((item) => item.category === category).length
    return [category, Math.max(sent, Math.floor(result.counts?.[category] ?? 0))] as const
  })
  return withoutAbsent({
    items,
    total: Math.max(items.length, Math.floor(result.total)),
    counts: Object.fromEntries(counts) as Record<HitCategory, number>,
    corrected: result.corrected,
    isAnswered: result.isAnswered,
  })
}

/** The request of the site search (SearchRequest in requests.ts). */
export function contentSearch(query: string, exact = false) {
  return { query, ...(exact && { exact }), page: 1, limit: HITS_SHOWN, filter: { category: 'All' } }
}
