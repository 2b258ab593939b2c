// A page as it is shown: what came by the wire, and what the edge attaches to its blocks. None of that is read from the wire.
import type { Block, CardListBlock, FormBlock, SearchBlock, StationBlock, StationLocatorBlock } from '../contract/block.ts'
import type { Page, PageResponse } from '../contract/page.ts'
import type { ArticleFilter, ArticleTeaser } from '../contract/article.ts'
import type { FormAnswer } from '../forms/check-form.ts'
import type { SearchAnswer } from '../search/search-answer.ts'
import type { LocatorStart } from '../stations/locator-answer.ts'
import type { NearStation } from '../stations/nearest-stations.ts'

export interface ShownPage extends PageResponse {
  content: ShownContent
}

export interface ShownContent extends Page {
  body: ShownBlock[]
  /** of an article with the page's h1: the newest of its first tag, itself perhaps among them; absent where the search failed or was slow */
  related?: ArticleTeaser[]
}

export type ShownBlock =
  | Exclude<Block, CardListBlock | StationBlock | StationLocatorBlock | FormBlock | SearchBlock>
  | ShownCardList
  | ShownStationBlock
  | ShownLocator
  | ShownForm
  | ShownSearch

/** With the articles of an articleList (§4). */
export type ShownCardList = CardListBlock & {
  /** absent when the search failed */
  articles?: ArticleTeaser[]
  /** how many articles the search found in all */
  articleTotal?: number
  /** the page of them that was asked for by link, counted from 1, and the query name that asks for another */
  articlePage?: number
  articleQuery?: string
  /** of a newsList: what its articles can be narrowed to */
  years?: number[] | undefined
  topics?: string[] | undefined
} & ArticleFilter

export type ShownStationBlock = StationBlock & {
  /** of a stationMap: the stations around; absent where no list of all stations could be had */
  nearest?: NearStation[]
}

export type ShownLocator = StationLocatorBlock & {
  /** the first stations for this visitor's query */
  start?: LocatorStart
}

export type ShownForm = FormBlock & {
  /** what this visitor's form, sent without a script, came to */
  answer?: FormAnswer
}

export type ShownSearch = SearchBlock & {
  /** what the address asks for, and what was found */
  answer?: SearchAnswer
}
