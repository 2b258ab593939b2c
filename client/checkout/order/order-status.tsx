import { Section } from '../../content/blocks/section.tsx'
import { PlaceWords, usePlaceWords } from '../../i18n/place-words.tsx'
import { lateDesk } from '../late-desk.tsx'
import { VerifyingOrder } from './verifying-order.tsx'

const OrderDesk = lateDesk(async () => (await import('#browser/checkout/order/order-desk.tsx')).OrderDesk)

/** The block of kind orderStatus. The server's HTML says only that the payment is being checked. */
export function OrderStatus() {
  return (
    <Section className="checkout order" anchor={undefined}>
      <PlaceWords>
        <OrderPlace />
      </PlaceWords>
    </Section>
  )
}

function OrderPlace() {
  const t = usePlaceWords()
  return (
    <>
      <OrderDesk skeleton={<VerifyingOrder />} />
      <noscript>
        <p className="checkout-notice">{t('order.needsScript')}</p>
      </noscript>
    </>
  )
}
