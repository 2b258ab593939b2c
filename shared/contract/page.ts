import { LOCALE_CODES, type LocaleCode } from '../locale/locales.ts'
import { readArticle } from './article.ts'
import { type Block, readBlock } from './block.ts'
import { readImage } from './image.ts'
import { readJob } from './job.ts'
import { fields, oneOf, or } from './read-shape.ts'
import { readSitePath } from './read-text.ts'
import {
  type JsonRecord,
  readFlag,
  readItems,
  readRecord,
  readText,
  withoutAbsent,
} from './read-values.ts'
import { readStation } from './station.ts'

const PAGE_TYPES = ['standardPage', 'articlePage', 'stationPage', 'cardListPage'] as const
export type PageType = (typeof PAGE_TYPES)[number]

export type PageResponse = NonNullable<ReturnType<typeof readPage>>
export type Page = PageResponse['content']

/** Called with the kind of every skipped block, so that one log line can name them. */
type ReportSkipped = (kind: string) => void

/**
 * The answer of the page endpoint, read leniently: a broken part is dropped, never the page.
 * undefined only without a `content` object. `slug` and `title` are '' when missing; the slug of
 * the landing page is '/' (§2.1).
 */
export function readPage(value: unknown, report: ReportSkipped = () => undefined) {
  const raw = readRecord(value)
  const content = readRecord(raw?.['content'])
  if (content === undefined) return undefined
  return {
    localizedPagePaths: readLocalizedPaths(raw?.['localizedPagePaths']),
    content: readContent(content, report),
  }
}

/** Only known locales and site paths, because they become links, hreflang and redirects. */
function readLocalizedPaths(value: unknown): Partial<Record<LocaleCode, string>> {
  const raw = readRecord(value)
  return withoutAbsent(
    Object.fromEntries(LOCALE_CODES.map((code) => [code, readSitePath(raw?.[code])])),
  )
}

const readOwnFields = fields({
  slug: or(readSitePath, ''),
  title: or(readText, ''),
  noIndex: readFlag,
  description: readText,
  openGraphTitle: readText,
  openGraphDescription: readText,
  openGraphImage: readImage,
  contentType: or(oneOf(...PAGE_TYPES), 'standardPage'),
  article: readArticle,
  job: readJob,
})

function readContent(raw: JsonRecord, report: ReportSkipped) {
  const own = readOwnFields(raw)
  const body = readItems(raw['body'], (item) => {
    const block = readBlock(item)
    if (block === undefined) report(kindOf(item))
    return block
  })
  return withoutAbsent({
    ...own,
    body: withUniqueCardIds(body),
    station: readStation(raw['station'], own.slug),
  })
}

/** The kind's name, cut and cleaned for the log. */
function kindOf(block: unknown): string {
  const kind = readText(readRecord(block)?.['contentType']) ?? 'none'
  return kind.slice(0, 40).replace(/[^\w.-]/g, '?')
}

/**
 * Makes the card ids of a page unique: the first card keeps its id, later cards with the same id
 * and cards without one get their position appended. Ids become list keys, hash anchors and names
 * of dialogs.
 */
function withUniqueCardIds(body: Block[]): Block[] {
  const taken = new Set<string>()
  return body.map((block, blockIndex) => {
    if (block.contentType !== 'cardList' || block.cards === undefined) return block
    const cards = block.cards.map((card, cardIndex) => {
      let id = card.id === '' ? `card-${blockIndex}-${cardIndex}` : card.id
      while (taken.has(id)) id = `${id}-${blockIndex}-${cardIndex}`
      taken.add(id)
      return id === card.id ? card : { ...card, id }
    })
    return { ...block, cards }
  })
}
