import { useEffect } from 'react'
import type { ShownCardList } from '#shared/navigation/shown-page.ts'
import type { BlockProps } from '../content/blocks/block-props.ts'
import { NeedsScript } from '../content/blocks/visitor-block.tsx'
import { Section } from '../content/blocks/section.tsx'
import { ContentCard } from '../content/cards/content-card.tsx'
import { useAnchor } from '../content/page/anchors-context.tsx'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { whenIdle } from '../ui/when-idle.ts'
import { openCart } from './cart-store.ts'
import { ProductCard } from './product-card.tsx'

const SIZES = '(min-width: 62rem) 410px, (min-width: 40rem) 50vw, 100vw'

/** Products for sale. A card without a product is drawn as a normal card. */
export default function ProductList({ block }: BlockProps<ShownCardList>) {
  const { title, cards = [] } = block
  const level = title ? 3 : 2
  const t = useTranslate('cart')
  const locale = useLocale()
  useEffect(() => whenIdle(() => openCart(locale)), [locale])
  return (
    <Section className="content-products" tone="cool" title={title} anchor={useAnchor(block)}>
      <div>
        <NeedsScript>{t('product.needsScript')}</NeedsScript>
        <ul className="content-grid">
          {cards.map((card, index) => (
            <li key={`${card.id}-${index}`} className="content-grid-third">
              {card.product ? (
                <ProductCard card={card} product={card.product} level={level} sizes={SIZES} />
              ) : (
                <ContentCard card={card} level={level} width={410} sizes={SIZES} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
