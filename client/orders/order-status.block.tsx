import { VisitorBlock } from '../content/blocks/visitor-block.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { lazyCode } from '../ui/lazy-code.ts'

const orderView = lazyCode(async () => (await import('./page/order-view.tsx')).OrderView)

/** The block of kind orderStatus. The server's HTML says that the payment is being checked. */
export default function OrderStatus() {
  const t = useTranslate('checkout')
  const verifying = (
    <div className="order-head ui-stack ui-gap-2 ui-script-only" aria-busy="true">
      <h2>{t('order.verifying')}</h2>
      <p className="order-strong">{t('order.pendingStrong')}</p>
      <p>{t('order.keepOpen')}</p>
      <div className="order-poll" />
    </div>
  )
  return (
    <VisitorBlock
      className="checkout order content-section--tall"
      needsScript={t('order.needsScript')}
      code={orderView}
      skeleton={verifying}
    >
      {(OrderView) => <OrderView verifying={verifying} />}
    </VisitorBlock>
  )
}
