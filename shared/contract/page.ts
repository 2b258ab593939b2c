import { LOCALE_CODES, type LocaleCode } from '../locale/locales.ts'
import { readArticle } from './article.ts'
import { type Block, readBlock } from './block.ts'
import { readImage } from './image.ts'
import { fields, oneOf, or } from './read-shape.ts'
import { readSitePath } from './read-text.ts'
import { readStation } from './station.ts'
import { type JsonRecord, readFlag, readItems, readRecord, readText, withoutAbsent } from './read-values.ts'

const PAGE_TYPES = ['standardPage', 'articlePage', 'stationPage', 'cardListPage'] as const
export type PageType = (typeof PAGE_TYPES)[number]

export type PageResponse = NonNullable<ReturnType<typeof readPage>>
export type Page = PageResponse['content']

/** Is told the kind of every block that was skipped, so that one log line can name them. */
type ReportSkipped = (kind: string) => void

/**
 * The page endpoint's answer, read leniently: a broken part is dropped, never the page. Undefined only when the value is not an object
 * with a `content` object. `slug` and `title` are '' where the wire has none; the landing page's slug is '/' (§2.1).
 */
export function readPage(value: unknown, report: ReportSkipped = () => undefined) {
  const raw = readRecord(value)
  const content = readRecord(raw?.['content'])
  if (content === undefined) return undefined
  return { localizedPagePaths: readLocalizedPaths(raw?.['localizedPagePaths']), content: readContent(content, report) }
}

/** Known locales and site paths only: they become links, hreflang and redirects. */
function readLocalizedPaths(value: unknown): Partial<Record<LocaleCode, string>> {
  const raw = readRecord(value)
  return withoutAbsent(Object.fromEntries(LOCALE_CODES.map((code) => [code, readSitePath(raw?.[code])])))
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
})

function readContent(raw: JsonRecord, report: ReportSkipped) {
  const own = readOwnFields(raw)
  const body = readItems(raw['body'], (item) => {
    const block = readBlock(item)
    if (block === undefined) report(kindOf(item))
    return block
  })
  return withoutAbsent({ ...own, body: withUniqueCardIds(body), station: readStation(raw['station'], own.slug) })
}

/** The kind's name as it may stand in a log: short, of plain letters. */
function kindOf(block: unknown): string {
  const kind = readText(readRecord(block)?.['contentType']) ?? 'none'
  return kind.slice(0, 40).replace(/[^\w.-]/g, '?')
}

/**
 * Gives every card of the page's blocks an id of its own: the first keeps it, later ones (and those without) get their position appended.
 * Ids become list keys, hash anchors and the names of dialogs; two alike would mix them up.
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
