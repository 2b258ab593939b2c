// Registry of lazily loaded blocks, preloaded before a page is drawn.
import checkoutStyles from '../checkout/checkout.css?url&no-inline'
import customerStyles from '../my-pages/customer.css?url&no-inline'
import formsStyles from '../forms/forms.css?url&no-inline'
import newsStyles from '../content/articles/news.css?url&no-inline'
import searchStyles from '../search/search.css?url&no-inline'
import shopStyles from '../cart/shop.css?url&no-inline'
import stationsStyles from '../stations/stations.css?url&no-inline'
import type { Block, CardListComponent } from '#shared/contract/block.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import { lazyBlock, type Preloaded } from '../ui/lazy-block.tsx'
import type { LazyNeeds } from '../ui/lazy-code.ts'

export const ArticleView = lazyBlock<typeof import('../content/articles/article-view.block.tsx')>('content/articles/article-view')
export const CardList = lazyBlock<typeof import('./card-list.block.tsx')>('page/card-list')
export const ErrorPage = lazyBlock<typeof import('../errors/error-page.block.tsx')>('errors/error-page', {
  styles: searchStyles,
  messages: ['errors'],
})
export const NewsList = lazyBlock<typeof import('../content/articles/news-list.block.tsx')>('content/articles/news-list', {
  styles: newsStyles,
  messages: ['news'],
})
export const SearchView = lazyBlock<typeof import('./search-view.block.tsx')>('page/search-view', {
  styles: searchStyles,
  messages: ['search'],
})
export const ProductList = lazyBlock<typeof import('../cart/product-list.block.tsx')>('cart/product-list', {
  styles: shopStyles,
  messages: ['server'],
})
export const CartBlock = lazyBlock<typeof import('../cart/page/cart-block.block.tsx')>('cart/page/cart-block', {
  styles: shopStyles,
  messages: ['server', 'cart'],
  view: 'cart/page/cart-view',
})

const STATION_NEEDS: LazyNeeds = { styles: stationsStyles, messages: ['stations'] }

export const StationLocator = lazyBlock<typeof import('../stations/locator/station-locator.block.tsx')>(
  'stations/locator/station-locator',
  STATION_NEEDS,
)

export const StationView = lazyBlock<typeof import('./station-view.block.tsx')>('page/station-view', STATION_NEEDS)

export const MyPages = lazyBlock<typeof import('../my-pages/my-pages.block.tsx')>('my-pages/my-pages', {
  styles: customerStyles,
  messages: ['server', 'customer', 'orders'],
  view: 'my-pages/my-pages-view',
})

export const SavedPages = lazyBlock<typeof import('../saved/saved.block.tsx')>('saved/saved', {
  styles: customerStyles,
  messages: ['saved'],
})

export const FormView = lazyBlock<typeof import('../forms/form-view.block.tsx')>('forms/form-view', {
  styles: formsStyles,
  messages: ['forms'],
})

export const Checkout = lazyBlock<typeof import('../checkout/checkout.block.tsx')>('checkout/checkout', {
  styles: checkoutStyles,
  // cart: what the cart says in notifications
  messages: ['server', 'forms', 'checkout', 'cart'],
  view: 'checkout/checkout-view',
})

export const OrderStatus = lazyBlock<typeof import('../checkout/order/order-status.block.tsx')>('checkout/order/order-status', {
  styles: checkoutStyles,
  messages: ['server', 'checkout', 'orders'],
  view: 'checkout/order/order-view',
})

/** Every kind but those that each page may have at once. */
const BLOCK_VIEWS: Partial<Record<Block['contentType'], Preloaded>> = {
  articleBlock: ArticleView,
  cart: CartBlock,
  checkout: Checkout,
  form: FormView,
  orderStatus: OrderStatus,
  savedPages: SavedPages,
  search: SearchView,
  stationLocator: StationLocator,
  stationHeader: StationView,
  stationFunctions: StationView,
  stationLunch: StationView,
  stationMap: StationView,
  customerPages: MyPages,
} satisfies Record<Exclude<Block['contentType'], 'hero' | 'richText' | 'cardList'>, Preloaded>

/** Card lists whose code few pages need. */
const LISTS: Partial<Record<CardListComponent, Preloaded>> = { productList: ProductList, newsList: NewsList }

/** The code a page needs beyond what every page has. */
export function lazyBlocks(result: PageResult): Preloaded[] {
  if (result.kind === 'redirect') return []
  if (result.kind === 'error') return [ErrorPage]
  const { article, body } = result.page.content
  return [...new Set([article ? ArticleView : undefined, ...body.map(viewOf)])].filter((view) => view !== undefined)
}

/** Loads that code, to draw the page. Rejects when it fails to load. */
export async function preloadBlocks(result: PageResult, locale: LocaleCode): Promise<void> {
  await Promise.all(lazyBlocks(result).map((block) => block.preload(locale)))
}

function viewOf(block: Block): Preloaded | undefined {
  if (block.contentType !== 'cardList') return BLOCK_VIEWS[block.contentType]
  return LISTS[block.display.component] ?? CardList
}
