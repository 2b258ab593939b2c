import { useEffect } from 'react'
import type { Card } from '#shared/contract/rich-text.ts'
import { ContentCard } from '../content/cards/content-card.tsx'
import type { HeadingLevel } from '../content/page/heading.tsx'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { loadCart } from './load-cart.ts'
import { ProductCard } from './product-card.tsx'
import { whenIdle } from './when-idle.ts'

const SIZES = '(min-width: 62rem) 410px, (min-width: 40rem) 50vw, 100vw'

/** Products for sale; a card without a product among them is a card like any other. */
export default function ProductList({ cards, level }: { cards: Card[]; level: HeadingLevel }) {
  const locale = useLocale()
  // what a press will need comes while nothing else is done; where it cannot be had now, the press asks for it again
  useEffect(() => whenIdle(() => void loadCart(locale).catch(() => undefined)), [locale])
  return (
    <div>
      <NeedsScript />
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
  )
}

function NeedsScript() {
  const t = useTranslate('server')
  return (
    <noscript>
      <p className="cart-needs-script">{t('product.needsScript')}</p>
    </noscript>
  )
}
