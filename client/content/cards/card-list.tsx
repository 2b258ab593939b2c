import type { CardListBlock } from '#shared/contract/content.ts'
import { ArticleList } from '../articles/article-list.tsx'
import { Section } from '../blocks/section.tsx'
import { useAnchor } from '../page/anchors-context.tsx'
import { Accordion } from './accordion.tsx'
import { CardGrid } from './card-grid.tsx'
import { Carousel } from './carousel.tsx'
import { ProductList } from './product-list.tsx'
import { QuickNavigation } from './quick-navigation.tsx'

/** A card list by its display component (§3). A redirect draws nothing: it has sent the visitor on (§2.1). */
export function CardList({ block }: { block: CardListBlock }) {
  const anchor = useAnchor(block)
  const { title, display, cards = [] } = block
  const level = title ? 3 : 2
  switch (display.component) {
    case 'redirect':
      return null
    case 'articleList':
      return <ArticleList block={block} anchor={anchor} />
    case 'carousel':
      return <Carousel title={title} anchor={anchor} cards={cards} level={level} />
    case 'quickNavigation':
      return <QuickNavigation title={title} anchor={anchor} cards={cards} level={level} />
    case 'accordion':
      return (
        <Section className="content-accordion" title={title} anchor={anchor}>
          <Accordion cards={cards} level={level} />
        </Section>
      )
    case 'productList':
      return (
        <Section className="content-products" tone="cool" title={title} anchor={anchor}>
          <ProductList cards={cards} level={level} />
        </Section>
      )
    case 'grid':
      return (
        <Section className="content-cards" title={title} anchor={anchor}>
          <CardGrid cards={cards} level={level} />
        </Section>
      )
  }
}
