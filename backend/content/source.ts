// The types and functions that all files of backend/content/{locale}/ use.

import type {
  ArticleBlock,
  Block,
  CardListBlock,
  CardListComponent,
  HeroBlock,
  RichTextBlock,
} from '#shared/contract/block.ts'
import type { ImageAsset } from '#shared/contract/image.ts'
import type { Job } from '#shared/contract/job.ts'
import type { Layout, NavigationItem } from '#shared/contract/layout.ts'
import type { PageType } from '#shared/contract/page.ts'
import type { Product } from '#shared/contract/product.ts'
import type {
  Card,
  ContentLink,
  LinkTarget,
  RichTextDocument,
} from '#shared/contract/rich-text-document.ts'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { richTextFromMarkdown } from './markdown.ts'
import { PAGE_PATHS, type PageKey } from './page-paths.ts'

export interface PageSource {
  key: PageKey
  title: string
  /** one or two sentences for search engines and shared links, 70 to 155 characters */
  description: string
  /** other names of the page, separated by commas; a search for one of them finds the page */
  synonyms?: string
  /** default: standardPage */
  contentType?: PageType
  noIndex?: boolean
  /** shown only in preview mode; no link points to it */
  draft?: boolean
  openGraphImage?: ImageAsset
  body: Block[]
}

export interface ArticleSource {
  key: PageKey
  title: string
  byline: string
  /** yyyy-MM-ddTHH:mm:ssZ */
  created: string
  summary: string
  /** shown large if the article is the first of a list of news */
  figure?: string
  figureText?: string
  tags: string[]
  image: ImageAsset
  text: RichTextDocument
}

export interface JobSource {
  slug: string
  title: string
  /** 70 to 155 characters */
  description: string
  job: Job
  body: Block[]
}

/** The content of one locale. backend/content/{locale}/index.ts exports it as `content`. */
export interface LocaleContent {
  layout: Layout
  pages: PageSource[]
  jobs: JobSource[]
  articles: ArticleSource[]
}

export type Contents = Record<LocaleCode, LocaleContent>

/** One list with the rows of all locales. */
export function perLocale<T>(
  contents: Contents,
  rowsOf: (locale: LocaleCode, content: LocaleContent) => T[],
): T[] {
  return LOCALE_CODES.flatMap((locale) => rowsOf(locale, contents[locale]))
}

/** Links and rich text for one locale. */
export function contentFor(locale: LocaleCode) {
  function path(key: PageKey): string {
    return PAGE_PATHS[key][locale]
  }
  /** A link to a page by its key. */
  function to(key: PageKey, text: string, hashOrQuery = ''): ContentLink {
    if (hashOrQuery !== '')
      return { text, target: { contentType: 'internalLink', url: path(key) + hashOrQuery } }
    return {
      text,
      target: {
        contentType:
          key.startsWith('article') && key !== 'articles' ? 'articlePage' : 'standardPage',
        slug: path(key),
      },
    }
  }
  function navigationItem(
    key: PageKey,
    text: string,
    children: NavigationItem[] = [],
  ): NavigationItem {
    // §2.2: Finnish and English links to the locator have this query
    return {
      id: `nav-${key}`,
      url: path(key) + (key === 'stationLocator' ? LOCALES[locale].locatorQuery : ''),
      text,
      children,
      visibleInNavigation: true,
    }
  }
  /** Rich text from markdown (see markdown.ts). */
  function md(markdown: string): RichTextDocument {
    return richTextFromMarkdown(markdown, locale)
  }
  return { path, to, navigationItem, md }
}

/** A link to another site. It opens a new tab unless `sameTab`. */
export function external(url: string, text: string, sameTab = false): ContentLink {
  return sameTab ? { text, target: url, sameTab } : { text, target: url }
}

/** A link that opens a dialog with a card (§2.7). */
export function dialog(
  text: string,
  target: Extract<LinkTarget, { contentType: 'card' }>,
): ContentLink {
  return { text, target }
}

export function hero(block: Omit<HeroBlock, 'contentType'>): HeroBlock {
  return { contentType: 'hero', ...block }
}

export function richText(text: RichTextDocument, title?: string): RichTextBlock {
  return { contentType: 'richText', text, ...(title === undefined ? {} : { title }) }
}

export function cards(
  component: CardListComponent,
  title: string | undefined,
  list: Card[],
): CardListBlock {
  return {
    contentType: 'cardList',
    ...(title !== undefined && { title }),
    display: { component },
    cards: list,
  }
}

/** The newest articles with one of the tags; no tags: all of them. */
export function articleList(
  title: string,
  tags: string[] = [],
  links?: ContentLink[],
): CardListBlock {
  return {
    contentType: 'cardList',
    title,
    display: { component: 'articleList' },
    tags,
    ...(links && { links }),
  }
}

/** Rows with dates of the articles with one of the tags, by year and topic. */
export function newsList(tags: string[] = []): CardListBlock {
  return { contentType: 'cardList', display: { component: 'newsList' }, tags }
}

/** §2.1: a page with this block redirects to the address. */
export function redirect(url: string): CardListBlock {
  return { contentType: 'cardList', display: { component: 'redirect', url } }
}

export function card(id: string, fields: Omit<Card, 'contentType' | 'id'>): Card {
  return { contentType: 'card', id, ...fields }
}

/** A product card with the product's name and picture and the editors' text. */
export function productCard(product: Product, text: RichTextDocument): Card {
  const { code, name, image } = product
  return card(`product-${code.toLowerCase()}`, {
    title: name,
    text,
    product,
    ...(image !== undefined && { image }),
  })
}

export function articleBlock(article: ArticleBlock['article']): ArticleBlock {
  return { contentType: 'articleBlock', article }
}
