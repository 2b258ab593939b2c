// The site's search: ?q= of its page, and what the edge found for it.
import { visibleText } from '../contract/read-text.ts'
import type { ContentLink } from '../contract/rich-text.ts'
import type { SearchResult } from '../contract/search.ts'
import type { StationSummary } from '../contract/station.ts'
import { MAX_QUERY, SEARCH_QUERY_NAME } from './search-address.ts'

export type FoundStation = Pick<StationSummary, 'name' | 'path' | 'address'>

export interface SearchAnswer {
  /** as it was typed, in one line; '' for none */
  q: string
  /** absent where the content service cannot search now */
  content?: SearchResult
  /** the first of them; absent where no list of stations can be had */
  stations?: { items: FoundStation[]; total: number; /** the words name a place or a station */ areMeant: boolean }
  /** what most visitors look for, for one who found nothing */
  popular: ContentLink[]
}

/** `search` is '' or '?…'. */
export function readSearchWords(search: string): string {
  return visibleText(new URLSearchParams(search).get(SEARCH_QUERY_NAME) ?? '', MAX_QUERY)
}
