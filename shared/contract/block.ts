import { readArticle } from './article.ts'
import { readCard, readLinks, readLinkTarget } from './card.ts'
import { readForm } from './form.ts'
import { readImage } from './image.ts'
import { readRichText } from './read-rich-text.ts'
import { type JsonRecord, readOneOf, readRecord, readSomeItems, readText, withoutAbsent } from './read-values.ts'
import { readHref } from './read-text.ts'

/** What these show is the page's station. */
const STATION_PARTS = ['stationHeader', 'stationLunch', 'stationFunctions', 'stationMap'] as const
/** Screens of the site's own. */
const APPLICATIONS = ['cart', 'checkout', 'orderStatus', 'customerPages'] as const

const READERS = {
  hero: readHero,
  richText: readRichTextBlock,
  cardList: readCardList,
  articleBlock: readArticleBlock,
  stationLocator: readLocator,
  form: readFormBlock,
}

export type Block = NonNullable<ReturnType<(typeof READERS)[keyof typeof READERS]>> | StationBlock | ApplicationBlock
export type HeroBlock = ReturnType<typeof readHero>
export type RichTextBlock = NonNullable<ReturnType<typeof readRichTextBlock>>
export type ArticleBlock = NonNullable<ReturnType<typeof readArticleBlock>>
export type StationLocatorBlock = ReturnType<typeof readLocator>
export type FormBlock = NonNullable<ReturnType<typeof readFormBlock>>
export type StationBlock = { contentType: (typeof STATION_PARTS)[number] }
type ApplicationBlock = { contentType: (typeof APPLICATIONS)[number] }

/** One block of a page's body, undefined when its kind is unknown or nothing of it can be shown. */
export function readBlock(value: unknown): Block | undefined {
  const raw = readRecord(value)
  if (raw === undefined) return undefined
  const kind = raw['contentType']
  if (isReadable(kind)) return READERS[kind](raw)
  // a block with nothing but its kind
  const contentType = readOneOf([...STATION_PARTS, ...APPLICATIONS], kind)
  return contentType && { contentType }
}

function isReadable(kind: unknown): kind is keyof typeof READERS {
  return typeof kind === 'string' && Object.hasOwn(READERS, kind)
}

function readHero(raw: JsonRecord) {
  return withoutAbsent({
    contentType: 'hero' as const,
    title: readText(raw['title']) ?? '',
    text: readRichText(raw['text'], readLinkTarget),
    image: readImage(raw['image']),
    /** the image is its poster */
    video: readVideo(raw['video']),
    links: readLinks(raw['links']),
    theme: readOneOf(['primary', 'secondary', 'tertiary'] as const, raw['theme']),
  })
}

/** §9: mp4 and webm. */
function readVideo(value: unknown) {
  const video = readImage(value)
  return video?.ext === 'mp4' || video?.ext === 'webm' ? video : undefined
}

function readRichTextBlock(raw: JsonRecord) {
  const title = readText(raw['title'])
  const text = readRichText(raw['text'], readLinkTarget)
  if (title === undefined && text === undefined) return undefined
  return withoutAbsent({ contentType: 'richText' as const, title, text: text ?? { nodeType: 'document' as const, content: [] } })
}

function readArticleBlock(raw: JsonRecord) {
  const article = readArticle(raw['article'])
  return article && { contentType: 'articleBlock' as const, article }
}

function readLocator(raw: JsonRecord) {
  return withoutAbsent({ contentType: 'stationLocator' as const, title: readText(raw['title']) })
}

function readFormBlock(raw: JsonRecord) {
  const form = readForm(raw['form'])
  return form && { contentType: 'form' as const, form }
}

const COMPONENTS = ['grid', 'carousel', 'accordion', 'quickNavigation', 'productList', 'articleList', 'redirect'] as const
export type CardListComponent = (typeof COMPONENTS)[number]

export type CardListBlock = NonNullable<ReturnType<typeof readCardList>>

/**
 * A card list. An unknown display component is shown as a grid: its cards are still worth reading. Undefined when there is nothing to
 * show, or when a redirect has no safe address. An article list comes without its articles: the edge attaches them (§4).
 */
function readCardList(raw: JsonRecord) {
  const display = readRecord(raw['display'])
  const component = readOneOf(COMPONENTS, display?.['component']) ?? 'grid'
  const url = readHref(display?.['url'])
  const cards = readSomeItems(raw['cards'], readCard)
  if (component === 'redirect' ? url === undefined : component !== 'articleList' && cards === undefined) return undefined
  return withoutAbsent({
    contentType: 'cardList' as const,
    title: readText(raw['title']),
    display: withoutAbsent({ component, url }),
    cards,
    tags: readSomeItems(raw['tags'], readText),
  })
}
