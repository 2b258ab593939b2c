import { readCard } from './card.ts'
import { readHref } from './read-href.ts'
import { type JsonRecord, readOneOf, readRecord, readSomeItems, readText } from './read-values.ts'
import { withoutAbsent } from './without-absent.ts'

const COMPONENTS = ['grid', 'carousel', 'accordion', 'quickNavigation', 'productList', 'articleList', 'redirect'] as const
export type CardListComponent = (typeof COMPONENTS)[number]

export type CardListBlock = NonNullable<ReturnType<typeof readCardList>>

/**
 * A card list. An unknown display component is shown as a grid: its cards are still worth reading. Undefined when there is nothing to
 * show, or when a redirect has no safe address. An article list comes without its articles: the edge attaches them (§4).
 */
export function readCardList(raw: JsonRecord) {
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
