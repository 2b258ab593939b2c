import type { ShownCardList } from '#shared/navigation/shown-page.ts'
import type { BlockProps } from '../content/blocks/block-props.ts'
import { Section } from '../content/blocks/section.tsx'
import { classNames } from '../content/class-names.ts'
import { useAnchor } from '../content/page/anchors-context.tsx'
import { Accordion } from './accordion.tsx'
import { CardGrid } from './card-grid.tsx'
import { Carousel } from './carousel.tsx'
import { QuickNavigation } from './quick-navigation.tsx'

/**
 * A card list by its display component (§3), except articles, products and news. A redirect renders
 * nothing, because it has already happened (§2.1).
 */
export default function CardList({ block }: BlockProps<ShownCardList>) {
  const anchor = useAnchor(block)
  const { title, display, cards = [] } = block
  const level = title ? 3 : 2
  switch (display.component) {
    case 'redirect':
    case 'productList':
    case 'articleList':
    case 'newsList':
      return null
    case 'carousel':
      return <Carousel title={title} anchor={anchor} cards={cards} level={level} />
    case 'quickNavigation':
      return <QuickNavigation title={title} anchor={anchor} cards={cards} level={level} />
    case 'accordion':
      return (
        <Section
          className={classNames('cards-accordion', title && 'content-section--split')}
          title={title}
          anchor={anchor}
        >
          <Accordion cards={cards} level={level} />
        </Section>
      )
    case 'grid':
      return (
        <Section className="cards" title={title} anchor={anchor}>
          <CardGrid cards={cards} level={level} />
        </Section>
      )
  }
}
