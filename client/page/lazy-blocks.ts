// Registry of lazily loaded blocks, preloaded before a page is drawn.
import type { Block } from '#shared/contract/block.ts'
import type { CardListComponent } from '#shared/contract/card-list.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import { type BlockNeeds, lazyBlock, type Preloaded } from '../ui/lazy-block.tsx'
import type { LazyMessages } from '../ui/lazy-code.ts'

export const Accordion = lazyBlock(
  'client/content/cards/accordion.tsx',
  async () => (await import('../content/cards/accordion.tsx')).Accordion,
)
export const ArticleList = lazyBlock(
  'client/content/articles/article-list.tsx',
  async () => (await import('../content/articles/article-list.tsx')).ArticleList,
)
export const ArticleView = lazyBlock(
  'client/content/articles/article-view.tsx',
  async () => (await import('../content/articles/article-view.tsx')).ArticleView,
)
export const Carousel = lazyBlock('client/content/cards/carousel.tsx', async () => (await import('../content/cards/carousel.tsx')).Carousel)

const PLACE_MESSAGES: LazyMessages = {
  source: (locale) => `shared/messages/places/${locale}.ts`,
  preload: async (locale) => (await import('../i18n/place-words.tsx')).preloadPlaceWords(locale),
}
const FORM_MESSAGES: LazyMessages = {
  source: (locale) => `shared/messages/forms/${locale}.ts`,
  preload: async (locale) => (await import('../ui/fields/form-words.tsx')).preloadFormWords(locale),
}

export const ProductList = lazyBlock('client/cart/product-list.tsx', async () => (await import('../cart/product-list.tsx')).ProductList, {
  styles: 'client/styles/shop.css',
  messages: [PLACE_MESSAGES],
})
export const CartBlock = lazyBlock('client/cart/page/cart-block.tsx', async () => (await import('../cart/page/cart-block.tsx')).CartBlock, {
  styles: 'client/styles/shop.css',
  messages: [
    PLACE_MESSAGES,
    {
      source: (locale) => `shared/messages/cart/${locale}.ts`,
      preload: async (locale) => (await import('#browser/cart/cart-words.tsx')).preloadCartWords(locale),
      browserOnly: true,
    },
  ],
})

export const QuickNavigation = lazyBlock(
  'client/content/cards/quick-navigation.tsx',
  async () => (await import('../content/cards/quick-navigation.tsx')).QuickNavigation,
)

/** What every station view has with its code: the style sheet and the messages. */
const STATION_NEEDS = {
  styles: 'client/styles/stations.css',
  messages: [
    {
      source: (locale: LocaleCode) => `shared/messages/stations/${locale}.ts`,
      preload: async (locale: LocaleCode) => (await import('../stations/station-words.tsx')).preloadStationWords(locale),
    },
  ],
} satisfies BlockNeeds

export const StationLocator = lazyBlock(
  'client/stations/locator/station-locator.tsx',
  async () => (await import('../stations/locator/station-locator.tsx')).StationLocator,
  STATION_NEEDS,
)

export const StationView = lazyBlock(
  'client/page/station-view.tsx',
  async () => (await import('./station-view.tsx')).StationView,
  STATION_NEEDS,
)

export const CustomerView = lazyBlock('client/page/customer-view.tsx', async () => (await import('./customer-view.tsx')).CustomerView, {
  styles: 'client/styles/customer.css',
  messages: [
    PLACE_MESSAGES,
    {
      source: (locale) => `shared/messages/customer/${locale}.ts`,
      preload: async (locale) => (await import('#browser/customer/customer-words.tsx')).preloadCustomerWords(locale),
      browserOnly: true,
    },
  ],
})

export const FormView = lazyBlock('client/forms/form-view.tsx', async () => (await import('../forms/form-view.tsx')).FormView, {
  styles: 'client/styles/forms.css',
  messages: [FORM_MESSAGES],
})

/** What the checkout and an order's page have with their code. */
const CHECKOUT_NEEDS = {
  styles: 'client/styles/checkout.css',
  messages: [
    PLACE_MESSAGES,
    FORM_MESSAGES,
    {
      source: (locale: LocaleCode) => `shared/messages/checkout/${locale}.ts`,
      preload: async (locale: LocaleCode) => (await import('#browser/checkout/checkout-words.tsx')).preloadCheckoutWords(locale),
      browserOnly: true,
    },
  ],
} satisfies BlockNeeds

export const Checkout = lazyBlock(
  'client/checkout/checkout.tsx',
  async () => (await import('../checkout/checkout.tsx')).Checkout,
  CHECKOUT_NEEDS,
)

export const OrderStatus = lazyBlock(
  'client/checkout/order/order-status.tsx',
  async () => (await import('../checkout/order/order-status.tsx')).OrderStatus,
  CHECKOUT_NEEDS,
)

const BLOCK_VIEWS: Partial<Record<Block['contentType'], Preloaded>> = {
  articleBlock: ArticleView,
  cart: CartBlock,
  checkout: Checkout,
  form: FormView,
  orderStatus: OrderStatus,
  stationLocator: StationLocator,
  stationHeader: StationView,
  stationFunctions: StationView,
  stationLunch: StationView,
  stationMap: StationView,
  customerPages: CustomerView,
}
const CARD_LIST_VIEWS: Partial<Record<CardListComponent, Preloaded>> = {
  accordion: Accordion,
  articleList: ArticleList,
  carousel: Carousel,
  productList: ProductList,
  quickNavigation: QuickNavigation,
}

/** The code a page needs beyond what every page has. */
export function lazyBlocks(result: PageResult): Preloaded[] {
  if (result.kind !== 'page') return []
  const { article, body } = result.page.content
  return [...new Set([article ? ArticleView : undefined, ...body.map(viewOf)])].filter((view) => view !== undefined)
}

/** Brings it, to draw the page. Rejects when it cannot be had. */
export async function preloadBlocks(result: PageResult, locale: LocaleCode): Promise<void> {
  await Promise.all(lazyBlocks(result).map((block) => block.preload(locale)))
}

function viewOf(block: Block): Preloaded | undefined {
  return block.contentType === 'cardList' ? CARD_LIST_VIEWS[block.display.component] : BLOCK_VIEWS[block.contentType]
}
