// The site search: ?q= in the address, and the results from the edge.

import { visibleText } from '../contract/read-text.ts'
import { readOneOf } from '../contract/read-values.ts'
import type { ContentLink } from '../contract/rich-text-document.ts'
import type { SearchHit } from '../contract/search.ts'
import type { StationSummary } from '../contract/station.ts'
import type { PartsStation } from '../stations/hours/part-hours.ts'
import type { ServiceId } from '../stations/search/service-words.ts'
import {
  MAX_QUERY,
  SEARCH_EXACT_NAME,
  SEARCH_KIND_NAME,
  SEARCH_QUERY_NAME,
} from './search-address.ts'

export const CONTENT_KINDS = ['pages', 'products', 'news'] as const
export const SEARCH_KINDS = ['stations', ...CONTENT_KINDS] as const

export type ContentKind = (typeof CONTENT_KINDS)[number]
export type SearchKind = (typeof SEARCH_KINDS)[number]
/** with the fields that its status needs */
export type FoundStation = Pick<StationSummary, 'name' | 'path' | 'address' | 'timeZone'> &
  PartsStation & { /** metres */ distance?: number }

/** A hit, and for a page the names of the pages above it. */
export type FoundContent = SearchHit & { trail?: string[] }

export interface SearchQuery {
  /** the search words as typed, on one line; '' without words */
  q: string
  /** the one kind of results to show; undefined for some of each */
  kind?: SearchKind | undefined
  isExact: boolean
}

export interface SearchAnswer extends SearchQuery {
  /** the words that were searched instead of misspelt ones */
  corrected?: string
  /** the visitor is over the rate limit, so nothing was searched */
  isLimited?: boolean
  /** ISO 8601: when the words were searched */
  now: string
  /** the page whose title or synonym is the query; absent when one kind is chosen */
  page?: FoundContent
  /** without `page`; absent when the content service failed */
  content?: { kind: ContentKind; items: FoundContent[]; total: number }[]
  /** absent when no list of stations could be loaded */
  stations?: {
    /** the words that were searched; absent when as typed */
    words?: string
    items: FoundStation[]
    total: number
    /** the words name a place or a station; otherwise services, or parts of their names */
    areNamed: boolean
    /** filters that words of the query name */
    services: ServiceId[]
    /** the name of the place in the query */
    place?: string
    /** words that were not used to find them; absent when all were */
    leftOut?: string[]
    /** names that are spelled like unknown words; absent without some */
    spellings?: string[]
  }
  /** popular pages, shown without results */
  popular: ContentLink[]
  /** telephone number of customer service, shown without results */
  phone?: ContentLink
}

/** A line below the search field while a visitor types. */
export interface SearchSuggestion {
  kind: SearchKind | 'words'
  text: string
  /** absent for words */
  path?: string
  note?: string
}

/** `search` is '' or '?…'. */
export function readSearchQuery(search: string): SearchQuery {
  const given = new URLSearchParams(search)
  return {
    q: visibleText(given.get(SEARCH_QUERY_NAME) ?? '', MAX_QUERY),
    kind: readOneOf(SEARCH_KINDS, given.get(SEARCH_KIND_NAME)),
    isExact: given.get(SEARCH_EXACT_NAME) !== null,
  }
}
