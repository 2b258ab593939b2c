import { VisitorBlock } from '../content/blocks/visitor-block.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { lazyCode } from '../ui/lazy-code.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const checkoutView = lazyCode(import.meta.env.SSR || (async () => (await import('./checkout-view.tsx')).CheckoutView))

/** The block of kind checkout: cart and customer data are on the visitor's device. */
export default function Checkout() {
  const t = useTranslate('server')
  const parts = ['checkout-skeleton-form', 'checkout-skeleton-summary']
  const skeleton = <Skeleton label={t('checkout.loading')} className="checkout-skeleton checkout-view" parts={parts} />
  return (
    <VisitorBlock className="checkout" name="checkout" code={checkoutView} skeleton={skeleton}>
      {(CheckoutView) => <CheckoutView skeleton={skeleton} />}
    </VisitorBlock>
  )
}
