import { Suspense } from 'react'
import { Section } from '../content/blocks/section.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { CheckoutWords, useCheckoutWords } from './checkout-words.tsx'
import { lateDesk } from './late-desk.tsx'

const CheckoutDesk = lateDesk(async () => (await import('./checkout-desk.tsx')).CheckoutDesk)

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
  const isHydrated = useHydrated()
  const skeleton = <CheckoutSkeleton label={t('checkout.loading')} />
  return (
    <>
      {isHydrated ? (
        <Suspense fallback={skeleton}>
          <CheckoutDesk />
        </Suspense>
      ) : (
        skeleton
      )}
      <noscript>
        <p className="checkout-notice">{t('checkout.needsScript')}</p>
      </noscript>
    </>
  )
}
