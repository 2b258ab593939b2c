import { readArticle } from './article.ts'
import { readCard, readDocument, readLinks } from './card.ts'
import { readForm } from './form.ts'
import { readImage } from './image.ts'
import { fields, firstOf, oneOf, or, type ReadBy, record, someOf } from './read-shape.ts'
import { readHref } from './read-text.ts'
import { readFlag, readText } from './read-values.ts'
import { EMPTY_DOCUMENT } from './rich-text-document.ts'

export type Block = ReadBy<typeof readBlock>
export type HeroBlock = ReadBy<typeof readHero>
export type RichTextBlock = ReadBy<typeof readRichTextBlock>
export type CardListBlock = ReadBy<typeof readCardList>
export type ArticleBlock = ReadBy<typeof readArticleBlock>
export type StationLocatorBlock = ReadBy<typeof readLocator>
export type SearchBlock = ReadBy<typeof readSearchBlock>
export type FormBlock = ReadBy<typeof readFormBlock>
export type CartBlock = ReadBy<typeof readCartBlock>
export type StationBlock = ReadBy<typeof readStationBlock>

const readHero = record(
  { contentType: oneOf('hero') },
  {
    title: or(readText, ''),
    text: readDocument,
    image: readImage,
    /** `image` is its poster */
    video: readVideo,
    links: readLinks,
    theme: oneOf('primary', 'secondary', 'tertiary'),
    /** with the search field of the station locator */
    stationSearch: readFlag,
  },
)

/** §9: only mp4 and webm. */
function readVideo(value: unknown) {
  const video = readImage(value)
  return video?.ext === 'mp4' || video?.ext === 'webm' ? video : undefined
}

const readRichTextFields = record(
  { contentType: oneOf('richText') },
  { title: readText, text: or(readDocument, EMPTY_DOCUMENT) },
)

function readRichTextBlock(value: unknown) {
  const block = readRichTextFields(value)
  return block?.title === undefined && block?.text === EMPTY_DOCUMENT ? undefined : block
}

const readArticleBlock = record({ contentType: oneOf('articleBlock'), article: readArticle })
/** The station locator, or the hours of a town's stations on the holidays that are near. */
const readLocator = record(
  { contentType: oneOf('stationLocator', 'holidayHours') },
  { title: readText },
)
/** The site search. The edge attaches the results. */
const readSearchBlock = record({ contentType: oneOf('search') })
const readFormBlock = record({ contentType: oneOf('form'), form: readForm })

/** These blocks show the station of the page. */
const readStationBlock = record({
  contentType: oneOf('stationHeader', 'stationLunch', 'stationFunctions', 'stationMap'),
})
/** Screens that the site itself provides. */
const readApplicationBlock = record({
  contentType: oneOf('checkout', 'orderStatus', 'customerPages', 'savedPages'),
})
/** `links` are shown in an empty cart. */
const readCartBlock = record({ contentType: oneOf('cart') }, { links: readLinks })

const COMPONENTS = [
  'grid',
  'carousel',
  'accordion',
  'quickNavigation',
  'productList',
  'articleList',
  'newsList',
  'redirect',
] as const
export type CardListComponent = (typeof COMPONENTS)[number]

const readCardListFields = record(
  { contentType: oneOf('cardList') },
  {
    title: readText,
    display: fields({ component: or(oneOf(...COMPONENTS), 'grid'), url: readHref }),
    cards: someOf(readCard),
    /** "show all" links beside the title of an articleList */
    links: readLinks,
    tags: someOf(readText),
  },
)

/**
 * A card list. An unknown display component becomes a grid, so that its cards can still be read.
 * undefined without cards, or when a redirect has no safe address. An article list has no cards
 * here: the edge attaches the articles (§4).
 */
function readCardList(value: unknown) {
  const list = readCardListFields(value)
  const { component, url } = list?.display ?? {}
  const isEmpty =
    component === 'redirect'
      ? url === undefined
      : !isArticles(component) && list?.cards === undefined
  return isEmpty ? undefined : list
}

function isArticles(component: CardListComponent | undefined): boolean {
  return component === 'articleList' || component === 'newsList'
}

/** One block of a page's body. undefined when its kind is unknown or it has nothing to show. */
export const readBlock = firstOf(
  readHero,
  readRichTextBlock,
  readCardList,
  readArticleBlock,
  readLocator,
  readSearchBlock,
  readFormBlock,
  readStationBlock,
  readApplicationBlock,
  readCartBlock,
)
