// A page as it is shown: the content, and what the edge attaches to its blocks. Attached fields are
// never read from the content service.

import type { Article, ArticleFilter, ArticleTeaser } from '../contract/article.ts'
import type {
  ArticleBlock,
  Block,
  CardListBlock,
  FormBlock,
  SearchBlock,
  StationBlock,
  StationLocatorBlock,
} from '../contract/block.ts'
import type { Page, PageResponse } from '../contract/page.ts'
import type { FormAnswer } from '../forms/check-form.ts'
import type { SearchAnswer } from '../search/search-answer.ts'
import type { NearStation } from '../stations/places/nearest-stations.ts'
import type { LocatorStart } from '../stations/search/locator-answer.ts'

export interface ShownPage extends PageResponse {
  content: Omit<Page, 'article' | 'body'> & {
    article?: Dated<Article>
    /** for a station page: the minute of the request (ISO 8601), for the first render */
    now?: string
    body: ShownBlock[]
    /**
     * for an article with the h1: the newest articles of its first tag, possibly including itself;
     * absent when the search failed or was slow
     */
    related?: Dated<ArticleTeaser>[]
  }
}

export type ShownBlock =
  | Exclude<
      Block,
      ArticleBlock | CardListBlock | StationBlock | StationLocatorBlock | FormBlock | SearchBlock
    >
  | ShownArticle
  | ShownCardList
  | ShownStationBlock
  | ShownLocator
  | ShownForm
  | ShownSearch

/**
 * With the text of `created`, because the first use of Intl takes 25 ms in a browser, four times as
 * long on a phone.
 */
export type Dated<T extends { created: string }> = T & { createdText?: string }

export type ShownArticle = ArticleBlock & { article: Dated<ArticleBlock['article']> }

/** A card list with the articles of an articleList (§4). */
export type ShownCardList = CardListBlock & {
  /** absent when the search failed */
  articles?: Dated<ArticleTeaser>[]
  /** the number of all articles found */
  articleTotal?: number
  /** the requested page, from 1, and the query parameter that selects another one */
  articlePage?: number
  articleQuery?: string
  /** filters of a newsList that visitors can choose from */
  years?: number[] | undefined
  topics?: string[] | undefined
} & ArticleFilter

export type ShownStationBlock = StationBlock & {
  /** for a stationMap: the stations nearby; absent when no list of stations could be loaded */
  nearest?: NearStation[]
}

export type ShownLocator = StationLocatorBlock & {
  /** the first stations for this visitor's query */
  start?: LocatorStart
}

export function isLocator(block: ShownBlock): block is ShownLocator {
  return block.contentType === 'stationLocator' || block.contentType === 'holidayHours'
}

export type ShownForm = FormBlock & {
  /** the result of a form that this visitor sent without JavaScript */
  answer?: FormAnswer
}

export type ShownSearch = SearchBlock & {
  /** the search words in the address, and the results */
  answer?: SearchAnswer
}
