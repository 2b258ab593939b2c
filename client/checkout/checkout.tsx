import { Section } from '../content/blocks/section.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { CheckoutWords, useCheckoutWords } from './checkout-words.tsx'
import { lateDesk } from './late-desk.tsx'

const CheckoutDesk = lateDesk(async () => (await import('#browser/checkout/checkout-desk.tsx')).CheckoutDesk)

/** The block of kind checkout. The server's HTML holds its place only: cart and customer are on the visitor's device. */
export function Checkout() {
  return (
    <Section className="checkout" anchor={undefined}>
      <CheckoutWords>
        <CheckoutPlace />
      </CheckoutWords>
    </Section>
  )
}

function CheckoutPlace() {
  const t = useCheckoutWords()
  return (
    <>
      <CheckoutDesk skeleton={<CheckoutSkeleton label={t('checkout.loading')} />} />
      <noscript>
        <p className="checkout-notice">{t('checkout.needsScript')}</p>
      </noscript>
    </>
  )
}
