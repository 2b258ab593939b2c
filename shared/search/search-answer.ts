// The site search: ?q= in the address, and the results from the edge.
import { visibleText } from '../contract/read-text.ts'
import type { ContentLink } from '../contract/rich-text.ts'
import type { SearchResult } from '../contract/search.ts'
import type { StationSummary } from '../contract/station.ts'
import { MAX_QUERY, SEARCH_QUERY_NAME } from './search-address.ts'

export type FoundStation = Pick<StationSummary, 'name' | 'path' | 'address'>

export interface SearchAnswer {
  /** the search words as typed, on one line; '' without words */
  q: string
  /** absent when the content service failed */
  content?: SearchResult
  /** absent when no list of stations could be loaded */
  stations?: { items: FoundStation[]; total: number; /** the words are the name of a place or a station */ areMeant: boolean }
  /** popular pages, shown without results */
  popular: ContentLink[]
}

/** `search` is '' or '?…'. */
export function readSearchWords(search: string): string {
  return visibleText(new URLSearchParams(search).get(SEARCH_QUERY_NAME) ?? '', MAX_QUERY)
}
