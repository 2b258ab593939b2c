// The content service's words, as contract.md writes them: what a page, a layout and their parts are once
// read-page.ts and read-layout.ts have read them. An optional field that the wire sends as null or '' is absent here.
// One file of over 200 lines, because the types hold each other: a card holds links, a link may hold a card.
import type { LocaleCode } from '../locale/locales.ts'
import type { FormAnswer } from '../forms/form-answer.ts'
import type { FormDefinition } from './forms.ts'
import type { Product } from './products.ts'
import type { RichTextDocument } from './rich-text.ts'
import type { LocatorStart } from '../stations/locator-start.ts'
import type { NearStation } from '../stations/nearest-stations.ts'
import type { Station } from './stations.ts'

export interface PageResponse {
  localizedPagePaths: Partial<Record<LocaleCode, string>>
  content: Page
}

export type PageType = 'standardPage' | 'articlePage' | 'stationPage' | 'cardListPage'

export interface Page {
  /** '/' is the landing page (§2.1). */
  slug: string
  title: string
  body: Block[]
  noIndex?: boolean
  description?: string
  openGraphTitle?: string
  openGraphDescription?: string
  openGraphImage?: ImageAsset
  contentType: PageType
  station?: Station
  article?: Article
}

export interface Article {
  id: string
  title: string
  byline?: string
  image?: ImageAsset
  alt?: string
  /** ISO 8601, '' when the wire's is no date */
  created: string
  articleContent: RichTextDocument
  tags: string[]
}

export interface ArticleTeaser {
  id: string
  title: string
  slug: string
  image?: ImageAsset
  /** ISO 8601, '' when the wire's is no date */
  created: string
  tags: string[]
  summary?: string
}

export interface FocalPoint {
  /** 0 (left) to 1 (right) */
  x: number
  /** 0 (top) to 1 (bottom) */
  y: number
}

export interface ImageAsset {
  id: string
  title?: string
  alt?: string
  name?: string
  ext: string
  /** pixels */
  width?: number
  /** pixels */
  height?: number
  created?: string
  metadataValues?: Record<string, string>
  focalPoint?: FocalPoint
  tags?: string[]
  copyright?: string
  licenses?: string[]
  description?: string
  type?: string
  appVersion?: string
  generic_url?: string
  preview_url?: string
  /** a content-provider address that takes width, height, crop=fp, fp, fp_zoom and format=webp (§7) */
  dynamic_url?: string
  src: string
}

export type ThemeTone = 'primary' | 'secondary' | 'tertiary'

export interface HeroBlock {
  contentType: 'hero'
  title: string
  text?: RichTextDocument
  image?: ImageAsset
  /** mp4 or webm; the image is its poster */
  video?: ImageAsset
  links?: ContentLink[]
  theme?: ThemeTone
}

export interface RichTextBlock {
  contentType: 'richText'
  title?: string
  text: RichTextDocument
}

export type CardListComponent = 'grid' | 'carousel' | 'accordion' | 'quickNavigation' | 'productList' | 'articleList' | 'redirect'

export interface CardListBlock {
  contentType: 'cardList'
  title?: string
  display: { component: CardListComponent; url?: string }
  cards?: Card[]
  tags?: string[]
  /** attached by the site for an articleList (§4) */
  articles?: ArticleTeaser[]
  /** how many articles the search found in all; attached with the articles */
  articleTotal?: number
  /** the page of them that was asked for by link, counted from 1, and the query name that asks for another */
  articlePage?: number
  articleQuery?: string
}

export interface ArticleBlock {
  contentType: 'articleBlock'
  article: Article
}

export interface StationBlock {
  contentType: 'stationHeader' | 'stationLunch' | 'stationFunctions' | 'stationMap'
  /** attached by the site to a stationMap: the stations around; absent where no list of all stations could be had */
  nearest?: NearStation[]
}

export interface StationLocatorBlock {
  contentType: 'stationLocator'
  title?: string
  /** attached by the site: the first stations for this visitor's query */
  start?: LocatorStart
}

export interface FormBlock {
  contentType: 'form'
  form: FormDefinition
  /** attached by the site: what this visitor's form, sent without a script, came to */
  answer?: FormAnswer
}

export interface ApplicationBlock {
  contentType: 'cart' | 'checkout' | 'orderStatus' | 'customerPages'
}

export type Block =
  | HeroBlock
  | RichTextBlock
  | CardListBlock
  | ArticleBlock
  | StationBlock
  | StationLocatorBlock
  | FormBlock
  | ApplicationBlock

export interface Card {
  contentType: 'card'
  /** unique among the cards of a page's blocks */
  id: string
  title?: string
  text?: RichTextDocument
  image?: ImageAsset
  links?: ContentLink[]
  /** '#rgb' or '#rrggbb'; textColorOn (§5) picks the text colour on it */
  color?: string
  product?: Product
}

export interface ContentLink {
  text: string
  target: LinkTarget
  image?: ImageAsset
  sameTab?: boolean
}

/** §2.7. A string is an external address, opened in a new tab unless the link says sameTab. */
export type LinkTarget =
  | { contentType: 'standardPage' | 'articlePage'; slug: string }
  | string
  | { contentType: 'internalLink'; url: string }
  | Card

export interface Layout {
  navigation: NavigationItem[]
  logo?: ImageAsset
  quickNavigation: ContentLink[]
  footer: Footer
  errorLinks?: ErrorLinks
}

/** Where the labels of the error page lead (§2.5); a link's text stands under its label. Without a link of its own one leads to the contact page. */
export interface ErrorLinks {
  reportProblem?: ContentLink
  /** may be a telephone number: 'tel:…' */
  customerService24h?: ContentLink
  feedbackContact?: ContentLink
}

export interface NavigationItem {
  /** unique in the layout */
  id: string
  /** '' when there is no page of its own: the item only names its children */
  url: string
  text: string
  children: NavigationItem[]
  visibleInNavigation: boolean
}

export interface Footer {
  iconLinks: ContentLink[]
  linkGroups: { title: string; links: ContentLink[] }[]
  /** 1 and 2 are the first block, 3 and 4 the business app's (§2.6); one with url '' is not shown and keeps the others' places */
  appDownloads: AppDownload[]
  socialLinks: { name: string; url?: string }[]
  extraLinks: { text: string; url?: string; action?: 'cookieConsent' | 'terms' }[]
}

export interface AppDownload {
  title: string
  store: 'appStore' | 'googlePlay'
  url: string
  image?: ImageAsset
}

export interface ArticleSearch {
  page: number
  limit: number
  filter: { category: 'Article'; tags: string[] }
  sort: { sortBy: 'created'; sortDirection: 'desc' }
}

export interface ArticleSearchResult {
  items: ArticleTeaser[]
  total: number
  page: number
  limit: number
}
