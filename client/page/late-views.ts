// What not every page has: its code comes with the pages that do, before they are drawn.
import type { Block, CardListComponent } from '#shared/contract/content.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import { SiteKept } from '../navigation/site-kept.tsx'
import { late, type LateCode, type LateNeeds, type LateWords } from '../ui/late-component.tsx'

/** what may stand far down a page */
const RESTS = { rests: SiteKept }

export const Accordion = late(
  'client/content/cards/accordion.tsx',
  async () => (await import('../content/cards/accordion.tsx')).Accordion,
  RESTS,
)
export const ArticleList = late(
  'client/content/articles/article-list.tsx',
  async () => (await import('../content/articles/article-list.tsx')).ArticleList,
  RESTS,
)
export const ArticleView = late(
  'client/content/articles/article-view.tsx',
  async () => (await import('../content/articles/article-view.tsx')).ArticleView,
)
export const Carousel = late(
  'client/content/cards/carousel.tsx',
  async () => (await import('../content/cards/carousel.tsx')).Carousel,
  RESTS,
)

const PLACE_WORDS: LateWords = {
  source: (locale) => `shared/messages/places/${locale}.ts`,
  preload: async (locale) => (await import('../i18n/place-words.tsx')).preloadPlaceWords(locale),
}
const FORM_WORDS: LateWords = {
  source: (locale) => `shared/messages/forms/${locale}.ts`,
  preload: async (locale) => (await import('../ui/fields/form-words.tsx')).preloadFormWords(locale),
}

export const ProductList = late('client/cart/product-list.tsx', async () => (await import('../cart/product-list.tsx')).ProductList, {
  styles: 'client/styles/shop.css',
  words: [PLACE_WORDS],
  // it does not rest: a press on "add" is seen within 50 ms, whatever the network
})
export const CartBlock = late('client/cart/page/cart-block.tsx', async () => (await import('../cart/page/cart-block.tsx')).CartBlock, {
  styles: 'client/styles/shop.css',
  words: [
    PLACE_WORDS,
    {
      source: (locale) => `shared/messages/cart/${locale}.ts`,
      preload: async (locale) => (await import('#browser/cart/cart-words.tsx')).preloadCartWords(locale),
      browserOnly: true,
    },
  ],
})

export const QuickNavigation = late(
  'client/content/cards/quick-navigation.tsx',
  async () => (await import('../content/cards/quick-navigation.tsx')).QuickNavigation,
  RESTS,
)
export const ErrorPage = late('client/errors/error-page.tsx', async () => (await import('../errors/error-page.tsx')).ErrorPage)

/** What every station view has with its code: the style sheet and the words. */
const STATION_NEEDS = {
  styles: 'client/styles/stations.css',
  words: [
    {
      source: (locale: LocaleCode) => `shared/messages/stations/${locale}.ts`,
      preload: async (locale: LocaleCode) => (await import('../stations/station-words.tsx')).preloadStationWords(locale),
    },
  ],
} satisfies LateNeeds

export const StationLocator = late(
  'client/stations/locator/station-locator.tsx',
  async () => (await import('../stations/locator/station-locator.tsx')).StationLocator,
  STATION_NEEDS,
)

export const StationView = late('client/page/station-view.tsx', async () => (await import('./station-view.tsx')).StationView, STATION_NEEDS)

export const CustomerView = late('client/page/customer-view.tsx', async () => (await import('./customer-view.tsx')).CustomerView, {
  styles: 'client/styles/customer.css',
  words: [
    PLACE_WORDS,
    {
      source: (locale) => `shared/messages/customer/${locale}.ts`,
      preload: async (locale) => (await import('#browser/customer/customer-words.tsx')).preloadCustomerWords(locale),
      browserOnly: true,
    },
  ],
})

export const FormView = late('client/forms/form-view.tsx', async () => (await import('../forms/form-view.tsx')).FormView, {
  styles: 'client/styles/forms.css',
  words: [FORM_WORDS],
})

/** What the checkout and an order's page have with their code. */
const CHECKOUT_NEEDS = {
  styles: 'client/styles/checkout.css',
  words: [
    PLACE_WORDS,
    FORM_WORDS,
    {
      source: (locale: LocaleCode) => `shared/messages/checkout/${locale}.ts`,
      preload: async (locale: LocaleCode) => (await import('#browser/checkout/checkout-words.tsx')).preloadCheckoutWords(locale),
      browserOnly: true,
    },
  ],
} satisfies LateNeeds

export const Checkout = late(
  'client/checkout/checkout.tsx',
  async () => (await import('../checkout/checkout.tsx')).Checkout,
  CHECKOUT_NEEDS,
)

export const OrderStatus = late(
  'client/checkout/order/order-status.tsx',
  async () => (await import('../checkout/order/order-status.tsx')).OrderStatus,
  CHECKOUT_NEEDS,
)

const BLOCK_VIEWS: Partial<Record<Block['contentType'], LateCode>> = {
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

/** Brings it, to draw the page. Rejects when it cannot be had. */
export async function preloadViews(result: PageResult, locale: LocaleCode): Promise<void> {
  await preload(lateViews(result), locale)
}

/** Brings what the server's HTML cannot be hydrated without. */
export async function preloadWaking(result: PageResult, locale: LocaleCode): Promise<void> {
  await preload(
    lateViews(result).filter(({ rests }) => !rests),
    locale,
  )
}

async function preload(views: LateCode[], locale: LocaleCode): Promise<void> {
  await Promise.all(views.map((view) => view.preload(locale)))
}

function viewOf(block: Block): LateCode | undefined {
  return block.contentType === 'cardList' ? CARD_LIST_VIEWS[block.display.component] : BLOCK_VIEWS[block.contentType]
}
