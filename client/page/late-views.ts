// What not every page has: its code comes with the pages that do, before they are drawn.
import type { Block, CardListComponent } from '#shared/contract/content.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import { late, type LateCode } from '../ui/late-component.tsx'

export const Accordion = late('client/content/cards/accordion.tsx', async () => (await import('../content/cards/accordion.tsx')).Accordion)
export const ArticleList = late(
  'client/content/articles/article-list.tsx',
  async () => (await import('../content/articles/article-list.tsx')).ArticleList,
)
export const ArticleView = late(
  'client/content/articles/article-view.tsx',
  async () => (await import('../content/articles/article-view.tsx')).ArticleView,
)
export const Carousel = late('client/content/cards/carousel.tsx', async () => (await import('../content/cards/carousel.tsx')).Carousel)
export const ProductList = late('client/cart/product-list.tsx', async () => (await import('../cart/product-list.tsx')).ProductList)

export const QuickNavigation = late(
  'client/content/cards/quick-navigation.tsx',
  async () => (await import('../content/cards/quick-navigation.tsx')).QuickNavigation,
)
export const ErrorPage = late('client/errors/error-page.tsx', async () => (await import('../errors/error-page.tsx')).ErrorPage)

/** What every station view has with its code: the style sheet and the words. */
const STATION_NEEDS = {
  styles: 'client/styles/stations.css',
  words: {
    source: (locale: LocaleCode) => `shared/messages/stations/${locale}.ts`,
    preload: async (locale: LocaleCode) => (await import('../stations/station-words.tsx')).preloadStationWords(locale),
  },
} as const

export const StationLocator = late(
  'client/stations/locator/station-locator.tsx',
  async () => (await import('../stations/locator/station-locator.tsx')).StationLocator,
  STATION_NEEDS,
)

export const StationView = late('client/page/station-view.tsx', async () => (await import('./station-view.tsx')).StationView, STATION_NEEDS)

const BLOCK_VIEWS: Partial<Record<Block['contentType'], LateCode>> = {
  articleBlock: ArticleView,
  stationLocator: StationLocator,
  stationHeader: StationView,
  stationFunctions: StationView,
  stationLunch: StationView,
  stationMap: StationView,
}
const CARD_LIST_VIEWS: Partial<Record<CardListComponent, LateCode>> = {
  accordion: Accordion,
  articleList: ArticleList,
  carousel: Carousel,
  productList: ProductList,
  quickNavigation: QuickNavigation,
}

/** The code a page needs beyond what every page has. */
export function lateViews(result: PageResult): LateCode[] {
  if (result.kind !== 'page') return [ErrorPage]
  const { article, body } = result.page.content
  return [...new Set([article ? ArticleView : undefined, ...body.map(viewOf)])].filter((view) => view !== undefined)
}

/** Brings it. Rejects when it cannot be had. */
export async function preloadViews(result: PageResult, locale: LocaleCode): Promise<void> {
  await Promise.all(lateViews(result).map((view) => view.preload(locale)))
}

function viewOf(block: Block): LateCode | undefined {
  return block.contentType === 'cardList' ? CARD_LIST_VIEWS[block.display.component] : BLOCK_VIEWS[block.contentType]
}
