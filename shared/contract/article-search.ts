import type { SearchRequest } from './requests.ts'
import { ARTICLES_PER_PAGE } from './search.ts'

/** The search request of an article list (§7). `page` counts from 1; no tags means articles of every tag. */
export function articleSearch(tags: string[], page: number): SearchRequest {
  return {
    page,
    limit: ARTICLES_PER_PAGE,
    filter: { category: 'Article', tags },
    sort: { sortBy: 'created', sortDirection: 'desc' },
  }
}
