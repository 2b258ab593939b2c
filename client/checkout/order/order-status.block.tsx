import { Section } from '../../content/blocks/section.tsx'
import { PlaceWords, usePlaceWords } from '../../i18n/place-words.tsx'
import { lazyCode } from '../../ui/lazy-code.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { OnDemand } from '../../ui/on-demand.tsx'
import { VerifyingOrder } from './verifying-order.tsx'

const orderDesk = lazyCode(import.meta.env.SSR || (async () => (await import('./order-desk.tsx')).OrderDesk))

/** The block of kind orderStatus. The server's HTML says only that the payment is being checked. */
export default function OrderStatus() {
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
      <OnDemand
        code={orderDesk}
        waiting={<VerifyingOrder />}
        renderFailed={(tryAgain) => <NotLoaded text={t('checkout.notLoaded')} tryAgain={tryAgain} />}
      >
        {(OrderDesk) => <OrderDesk />}
      </OnDemand>
      <noscript>
        <p className="checkout-notice">{t('order.needsScript')}</p>
      </noscript>
    </>
  )
}
