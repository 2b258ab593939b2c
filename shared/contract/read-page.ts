import type { Page, PageResponse, PageType } from './content.ts'
import { readArticle } from './read-article.ts'
import { readBlock } from './read-block.ts'
import { readSitePath } from './read-href.ts'
import { readImage } from './read-image.ts'
import { readLocalizedPaths } from './read-localized-paths.ts'
import { readStation } from './read-station.ts'
import { type JsonRecord, readFlag, readItems, readOneOf, readRecord, readText } from './read-values.ts'
import { withUniqueCardIds } from './unique-card-ids.ts'
import { withoutAbsent } from './without-absent.ts'

const PAGE_TYPES: readonly PageType[] = ['standardPage', 'articlePage', 'stationPage', 'cardListPage']

/** Is told the kind of every block that was skipped, so that one log line can name them. */
export type ReportSkipped = (kind: string) => void

/**
 * The page endpoint's answer, read leniently: a broken part is dropped, never the page. Undefined only when the value is not an object
 * with a `content` object. `slug` and `title` are '' where the wire has none.
 */
export function readPage(value: unknown, report: ReportSkipped = () => undefined): PageResponse | undefined {
  const raw = readRecord(value)
  const content = readRecord(raw?.['content'])
  if (content === undefined) return undefined
  return { localizedPagePaths: readLocalizedPaths(raw?.['localizedPagePaths']), content: readContent(content, report) }
}

function readContent(raw: JsonRecord, report: ReportSkipped): Page {
  const slug = readSitePath(raw['slug']) ?? ''
  const body = readItems(raw['body'], (item) => {
    const block = readBlock(item)
    if (block === undefined) report(kindOf(item))
    return block
  })
  return withoutAbsent({
    slug,
    title: readText(raw['title']) ?? '',
    body: withUniqueCardIds(body),
    noIndex: readFlag(raw['noIndex']),
    description: readText(raw['description']),
    openGraphTitle: readText(raw['openGraphTitle']),
    openGraphDescription: readText(raw['openGraphDescription']),
    openGraphImage: readImage(raw['openGraphImage']),
    contentType: readOneOf(PAGE_TYPES, raw['contentType']) ?? 'standardPage',
    station: readStation(raw['station'], slug),
    article: readArticle(raw['article']),
  })
}

/** The kind's name as it may stand in a log: short, of plain letters. */
function kindOf(block: unknown): string {
  const kind = readText(readRecord(block)?.['contentType']) ?? 'none'
  return kind.slice(0, 40).replace(/[^\w.-]/g, '?')
}
