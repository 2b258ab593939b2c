import { useEffect } from 'react'
import type { Card } from '#shared/contract/rich-text-document.ts'
import { formatPercent } from '#shared/money/price.ts'
import type { ShownCardList } from '#shared/navigation/shown-page.ts'
import { ContentCard } from '../cards/content-card.tsx'
import type { BlockProps } from '../content/blocks/block-props.ts'
import { Section } from '../content/blocks/section.tsx'
import { NeedsScript } from '../content/blocks/visitor-block.tsx'
import { CardLinks } from '../content/links/content-link.tsx'
import { useAnchor } from '../content/page/anchors-context.tsx'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { whenIdle } from '../ui/when-idle.ts'
import { openCart } from './cart-store.ts'
import { ProductCard } from './product-card.tsx'
import { type Programme, ProgrammeChoice } from './programme-choice.tsx'

const SIZES = '(min-width: 62rem) 96px, 72px'

/**
 * Products for sale. Products with features are compared first. A card without a product is drawn
 * as a normal card.
 */
export default function ProductList({ block }: BlockProps<ShownCardList>) {
  const { title, cards = [], links } = block
  const level = title ? 3 : 2
  const t = useTranslate('cart')
  const locale = useLocale()
  useEffect(() => whenIdle(() => openCart(locale)), [locale])
  const programmes = cards.filter(isProgramme)
  const compared = programmes.length > 1 ? programmes : []
  const others = cards.filter((card) => !compared.some((programme) => programme === card))
  const rate = commonTaxRate(cards)
  return (
    <Section className="cart-products" title={title} anchor={useAnchor(block)}>
      <div>
        <NeedsScript>{t('product.needsScript')}</NeedsScript>
        {rate !== undefined && (
          <p className="cart-tax ui-soft">
            {t('product.pricesIncludeTax', { percent: formatPercent(rate) })}
          </p>
        )}
        {compared.length > 0 && <ProgrammeChoice programmes={compared} />}
        {others.length > 0 && (
          <ul className="cards-grid ui-stack">
            {others.map((card, index) => (
              <li key={`${card.id}-${index}`} className="cards-grid-third">
                {card.product ? (
                  <ProductCard
                    card={card}
                    product={card.product}
                    level={level}
                    sizes={SIZES}
                    rate={rate}
                  />
                ) : (
                  <ContentCard card={card} level={level} width={410} sizes={SIZES} />
                )}
              </li>
            ))}
          </ul>
        )}
        {links && <CardLinks links={links} />}
      </div>
    </Section>
  )
}

function isProgramme(card: Card): card is Programme {
  return card.product?.features !== undefined
}

/** The tax rate in percent of most products. It is named once; another product names its own. */
function commonTaxRate(cards: readonly Card[]): number | undefined {
  const rates = cards
    .flatMap(({ product }) => Number(product?.attributes.tax_class[0] ?? NaN))
    .filter(Number.isFinite)
  const timesOf = (rate: number) => rates.filter((each) => each === rate).length
  return rates.toSorted((one, other) => timesOf(other) - timesOf(one))[0]
}
