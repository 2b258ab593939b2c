import type { ReactNode } from 'react'
import type { RichTextBlock } from '#shared/contract/block.ts'
import type { ShownBlock, ShownCardList, ShownContent } from '#shared/navigation/shown-page.ts'
import { Hero } from '../content/blocks/hero.tsx'
import { Section } from '../content/blocks/section.tsx'
import { classNames } from '../content/class-names.ts'
import { useAnchor } from '../content/page/anchors-context.tsx'
import { RichText } from '../content/rich-text/rich-text.tsx'
import {
  ArticleView,
  CardList,
  CartBlock,
  Checkout,
  FormView,
  MyPages,
  NewsList,
  OrderStatus,
  ProductList,
  SavedPages,
  SearchView,
  StationLocator,
  StationView,
} from './lazy-blocks.ts'

/** The view of each kind of block: a kind is added here, and in lazy-blocks.ts unless every page has it. The `lead` carries the page's h1. */
export function BlockView({ block, page, lead }: { block: ShownBlock; page: ShownContent; lead: boolean }): ReactNode {
  switch (block.contentType) {
    case 'hero':
      return <Hero block={block} lead={lead} pageTitle={page.title} />
    case 'richText':
      return <RichTextBlockView block={block} />
    case 'cardList':
      return <CardListView block={block} />
    case 'articleBlock':
      return <ArticleView article={block.article} lead={lead} pageTitle={page.title} related={page.related} />
    case 'search':
      return <SearchView block={block} />
    case 'form':
      return <FormView block={block} />
    case 'stationLocator':
      return <StationLocator block={block} />
    case 'stationHeader':
    case 'stationFunctions':
    case 'stationLunch':
    case 'stationMap':
      return page.station ? <StationView block={block} station={page.station} lead={lead} /> : null
    case 'cart':
      return <CartBlock block={block} />
    case 'customerPages':
      return <MyPages title={page.title} />
    case 'savedPages':
      return <SavedPages />
    case 'checkout':
      return <Checkout />
    case 'orderStatus':
      return <OrderStatus />
    default:
      // the compiler asks for a case; a tab of an older build draws nothing
      block satisfies never
      return null
  }
}

function CardListView({ block }: { block: ShownCardList }) {
  switch (block.display.component) {
    case 'productList':
      return <ProductList block={block} />
    case 'newsList':
      return <NewsList block={block} />
    default:
      return <CardList block={block} />
  }
}

/** Running text. On wide screens its titles stand in a column of their own. */
function RichTextBlockView({ block }: { block: RichTextBlock }) {
  const { title, text } = block
  return (
    <Section className={classNames('content-text', !title && 'content-text--untitled')} title={title} anchor={useAnchor(block)}>
      {text.content.length > 0 && <RichText document={text} top={title ? 3 : 2} />}
    </Section>
  )
}
