import { readMoment } from './dates.ts'
import { listOf, oneOf, or, type ReadBy, record } from './read-shape.ts'
import { readSitePath } from './read-text.ts'
import { readNumber, readText } from './read-values.ts'

/** The largest number of results. There is no second page. */
export const HITS_SHOWN = 20

export type SearchHit = ReadBy<typeof readSearchHit>
export type SearchResult = ReadBy<typeof readSearchResult>

/** A page, an article, or a product on a page. */
export const readSearchHit = record(
  { title: readText, slug: readSitePath },
  {
    category: or(oneOf('Page', 'Article', 'Product'), 'Page'),
    summary: readText,
    /** '' when missing */
    created: readMoment,
    /** of a product, with tax */
    price: readNumber,
  },
)

const readResultFields = record({ query: readText, total: readNumber, items: listOf(readSearchHit) })

/** The answer to a search by words. undefined when it does not repeat the query: then the backend ignored the words. */
export function readSearchResult(value: unknown) {
  const result = readResultFields(value)
  return result && { items: result.items.slice(0, HITS_SHOWN), total: Math.max(result.items.length, Math.floor(result.total)) }
}

/** The request of the site search (SearchRequest in requests.ts). */
export function contentSearch(query: string) {
  return { query, page: 1, limit: HITS_SHOWN, filter: { category: 'All' } }
}
