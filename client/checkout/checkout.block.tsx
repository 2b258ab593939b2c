import { Section } from '../content/blocks/section.tsx'
import { PlaceWords, usePlaceWords } from '../i18n/place-words.tsx'
import { lazyCode } from '../ui/lazy-code.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { OnDemand } from '../ui/on-demand.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'

const checkoutDesk = lazyCode(import.meta.env.SSR || (async () => (await import('./checkout-desk.tsx')).CheckoutDesk))

/** The block of kind checkout. The server's HTML holds its place only: cart and customer are on the visitor's device. */
export default function Checkout() {
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
      <OnDemand
        code={checkoutDesk}
        waiting={<CheckoutSkeleton />}
        renderFailed={(tryAgain) => <NotLoaded text={t('checkout.notLoaded')} tryAgain={tryAgain} />}
      >
        {(CheckoutDesk) => <CheckoutDesk />}
      </OnDemand>
      <noscript>
        <p className="checkout-notice">{t('checkout.needsScript')}</p>
      </noscript>
    </>
  )
}
