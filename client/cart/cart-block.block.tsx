import type { CartBlock as CartBlockContent } from '#shared/contract/block.ts'
import type { BlockProps } from '../content/blocks/block-props.ts'
import { VisitorBlock } from '../content/blocks/visitor-block.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { lazyCode } from '../ui/lazy-code.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const cartView = lazyCode(async () => (await import('./page/cart-view.tsx')).CartView)

/** The block of kind cart. The cart is stored on the visitor's device. */
export default function CartBlock({ block }: BlockProps<CartBlockContent>) {
  const t = useTranslate('cart')
  const parts = ['cart-skeleton-lines', 'cart-skeleton-summary']
  const skeleton = <Skeleton label={t('page.loading')} className="cart-columns" parts={parts} />
  return (
    <VisitorBlock
      className="cart content-section--tall"
      needsScript={t('page.needsScript')}
      code={cartView}
      skeleton={skeleton}
    >
      {(CartView) => <CartView skeleton={skeleton} emptyLinks={block.links} />}
    </VisitorBlock>
  )
}
