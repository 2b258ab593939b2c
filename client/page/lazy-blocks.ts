// Registry of lazy views. They are preloaded before a page renders.

import type { Article } from '#shared/contract/article.ts'
import type { ArticleBlock, Block, CardListComponent } from '#shared/contract/block.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import type { BlockProps } from '../content/blocks/block-props.ts'
import type { ErrorPageProps } from '../errors/error-page.block.tsx'
import { type LazyBlock, lazyBlock } from '../ui/lazy-block.tsx'
import articleStyles from '../articles/articles.css?url&no-inline'
import newsStyles from '../articles/news-list.css?url&no-inline'
import cardStyles from '../cards/cards.css?url&no-inline'
import shopStyles from '../cart/shop.css?url&no-inline'
import checkoutStyles from '../checkout/checkout.css?url&no-inline'
import errorStyles from '../errors/errors.css?url&no-inline'
import formsStyles from '../forms/forms.css?url&no-inline'
import customerStyles from '../my-pages/customer.css?url&no-inline'
import searchStyles from '../search/search.css?url&no-inline'
import holidayStyles from '../stations/holiday-hours.css?url&no-inline'
import stationIcons from '../stations/icons.css?url&no-inline'
import locatorStyles from '../stations/locator.css?url&no-inline'
import stationStyles from '../stations/station-page.css?url&no-inline'

type BlockView = LazyBlock<BlockProps>
type Kind = Block['contentType'] | CardListComponent

const cardList: BlockView = lazyBlock('cards/card-list', { styles: cardStyles })
const station: BlockView = lazyBlock('stations/station', {
  styles: stationStyles,
  lateStyles: stationIcons,
  messages: ['stations'],
})

/**
 * The view of each kind of block, and of each kind of card list. Other kinds are in the code of
 * every page (page-content.tsx).
 */
export const BLOCK_VIEWS: Partial<Record<Kind, BlockView>> = {
  accordion: cardList,
  articleBlock: lazyBlock('articles/article-view', { styles: articleStyles }),
  articleList: lazyBlock('articles/article-list', { styles: articleStyles }),
  carousel: cardList,
  cart: lazyBlock('cart/cart-block', { styles: shopStyles, messages: ['cart', 'amounts'] }),
  // the messages 'cart' are for the cart's notifications
  checkout: lazyBlock('checkout/checkout', {
    styles: checkoutStyles,
    messages: ['forms', 'checkout', 'cart', 'amounts'],
  }),
  customerPages: lazyBlock('my-pages/my-pages', {
    styles: customerStyles,
    messages: ['customer', 'orders', 'amounts'],
  }),
  form: lazyBlock('forms/form-view', { styles: formsStyles, messages: ['forms'] }),
  grid: cardList,
  holidayHours: lazyBlock('stations/holiday-hours', {
    styles: holidayStyles,
    messages: ['stations'],
  }),
  newsList: lazyBlock('articles/news-list', { styles: newsStyles, messages: ['news'] }),
  orderStatus: lazyBlock('orders/order-status', {
    styles: checkoutStyles,
    messages: ['checkout', 'orders', 'amounts'],
  }),
  productList: lazyBlock('cart/product-list', { styles: shopStyles, messages: ['cart'] }),
  quickNavigation: cardList,
  redirect: cardList,
  savedPages: lazyBlock('saved/saved', { styles: customerStyles, messages: ['saved'] }),
  search: lazyBlock('search/search-page', {
    styles: searchStyles,
    messages: ['search', 'stations'],
  }),
  stationFunctions: station,
  stationHeader: station,
  stationLocator: lazyBlock('stations/station-locator', {
    styles: locatorStyles,
    lateStyles: stationIcons,
    messages: ['stations'],
  }),
  stationLunch: station,
  stationMap: station,
} satisfies Record<Exclude<Kind, 'hero' | 'richText' | 'cardList'>, BlockView>

export const ErrorPage = lazyBlock<ErrorPageProps>('errors/error-page', {
  styles: errorStyles,
  messages: ['errors'],
})

export function kindOf(block: Block): Kind {
  return block.contentType === 'cardList' ? block.display.component : block.contentType
}

/** The blocks of a page. The page's own article comes first, unless a block shows it. */
export function blocksOf<PageBlock extends Block>({
  article,
  body,
}: {
  article?: Article
  body: PageBlock[]
}): (PageBlock | ArticleBlock)[] {
  if (!article || body.some((block) => block.contentType === 'articleBlock')) return body
  return [{ contentType: 'articleBlock', article }, ...body]
}

/** The code that a page needs in addition to the code of every page. */
export function lazyBlocks(result: PageResult): (BlockView | typeof ErrorPage)[] {
  if (result.kind === 'redirect') return []
  if (result.kind === 'error') return [ErrorPage]
  return [
    ...new Set(blocksOf(result.page.content).map((block) => BLOCK_VIEWS[kindOf(block)])),
  ].filter((view) => view !== undefined)
}

/**
 * Loads the code of lazyBlocks(). Called before the page renders. Rejects when the code fails to
 * load.
 */
export async function preloadBlocks(result: PageResult, locale: LocaleCode): Promise<void> {
  await Promise.all(lazyBlocks(result).map(({ code }) => code.load(locale)))
}
