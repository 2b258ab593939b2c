import {
  SEARCH_EXACT_NAME,
  SEARCH_KIND_NAME,
  SEARCH_QUERY_NAME,
  SEARCH_RESULTS_ID,
} from '#shared/search/search-address.ts'
import type { SearchKind } from '#shared/search/search-answer.ts'

interface Asked {
  q: string
  kind?: SearchKind | undefined
  isExact?: boolean
}

/** The address of a search. `path`: of the search page. */
export function searchHref(path: string, { q, kind, isExact = false }: Asked): string {
  const query = new URLSearchParams({ [SEARCH_QUERY_NAME]: q })
  if (kind) query.set(SEARCH_KIND_NAME, kind)
  if (isExact) query.set(SEARCH_EXACT_NAME, '1')
  return `${path}?${query}#${SEARCH_RESULTS_ID}`
}
