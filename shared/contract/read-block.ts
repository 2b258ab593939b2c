import type { ArticleBlock, Block, FormBlock, HeroBlock, ImageAsset, RichTextBlock } from './content.ts'
import { readArticle } from './read-article.ts'
import { readLinks, readLinkTarget } from './read-card.ts'
import { readCardList } from './read-card-list.ts'
import { readForm } from './read-form.ts'
import { readImage } from './read-image.ts'
import { readRichText } from './read-rich-text.ts'
import { type JsonRecord, readOneOf, readRecord, readText } from './read-values.ts'
import { withoutAbsent } from './without-absent.ts'

const DRAWN_FROM_PAGE = [
  'stationHeader',
  'stationLunch',
  'stationFunctions',
  'stationMap',
  'cart',
  'checkout',
  'orderStatus',
  'customerPages',
] as const

/** One block of a page's body, undefined when its kind is unknown or nothing of it can be shown. */
export function readBlock(value: unknown): Block | undefined {
  const raw = readRecord(value)
  if (raw === undefined) return undefined
  const fromPage = readOneOf(DRAWN_FROM_PAGE, raw['contentType'])
  if (fromPage !== undefined) return { contentType: fromPage }
  switch (raw['contentType']) {
    case 'hero':
      return readHero(raw)
    case 'richText':
      return readRichTextBlock(raw)
    case 'cardList':
      return readCardList(raw)
    case 'articleBlock':
      return readArticleBlock(raw)
    case 'stationLocator':
      return withoutAbsent({ contentType: 'stationLocator' as const, title: readText(raw['title']) })
    case 'form':
      return readFormBlock(raw)
    default:
      return undefined
  }
}

function readHero(raw: JsonRecord): HeroBlock {
  return withoutAbsent({
    contentType: 'hero' as const,
    title: readText(raw['title']) ?? '',
    text: readRichText(raw['text'], readLinkTarget),
    image: readImage(raw['image']),
    video: readVideo(raw['video']),
    links: readLinks(raw['links']),
    theme: readOneOf(['primary', 'secondary', 'tertiary'] as const, raw['theme']),
  })
}

/** §9: mp4 and webm. */
function readVideo(value: unknown): ImageAsset | undefined {
  const video = readImage(value)
  return video?.ext === 'mp4' || video?.ext === 'webm' ? video : undefined
}

function readRichTextBlock(raw: JsonRecord): RichTextBlock | undefined {
  const title = readText(raw['title'])
  const text = readRichText(raw['text'], readLinkTarget)
  if (title === undefined && text === undefined) return undefined
  return withoutAbsent({ contentType: 'richText' as const, title, text: text ?? { nodeType: 'document' as const, content: [] } })
}

function readArticleBlock(raw: JsonRecord): ArticleBlock | undefined {
  const article = readArticle(raw['article'])
  return article && { contentType: 'articleBlock', article }
}

function readFormBlock(raw: JsonRecord): FormBlock | undefined {
  const form = readForm(raw['form'])
  return form && { contentType: 'form', form }
}
