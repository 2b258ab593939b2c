import { Section } from '../content/blocks/section.tsx'
import { PlaceWords, usePlaceWords } from '../i18n/place-words.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { lateDesk } from './late-desk.tsx'

const CheckoutDesk = lateDesk(async () => (await import('#browser/checkout/checkout-desk.tsx')).CheckoutDesk)

/** The block of kind checkout. The server's HTML holds its place only: cart and customer are on the visitor's device. */
export function Checkout() {
  return (
    <Section className="checkout" anchor={undefined}>
      <PlaceWords>
        <CheckoutPlace />
      </PlaceWords>
    </Section>
  )
}

function CheckoutPlace() {
  const t = usePlaceWords()
  return (
    <>
      <CheckoutDesk skeleton={<CheckoutSkeleton />} />
      <noscript>
        <p className="checkout-notice">{t('checkout.needsScript')}</p>
      </noscript>
    </>
  )
}
