import type { ComponentType, ReactNode } from 'react'
import { Section } from '../content/blocks/section.tsx'
import type { LazyCode } from '../ui/lazy-code.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { OnDemand } from '../ui/on-demand.tsx'
import { useTranslate } from '../i18n/use-translate.ts'

interface CheckoutPlaceProps {
  className: string
  /** what is drawn from what the visitor's device knows */
  code: LazyCode<ComponentType>
  waiting: ReactNode
  needsScript: 'checkout.needsScript' | 'order.needsScript'
}

/** What the server's HTML has of the checkout and of an order: its place, and a sentence for who has no script. */
export function CheckoutPlace({ className, ...place }: CheckoutPlaceProps) {
  return (
    <Section className={className} anchor={undefined}>
      <Place {...place} />
    </Section>
  )
}

function Place({ code, waiting, needsScript }: Omit<CheckoutPlaceProps, 'className'>) {
  const t = useTranslate('server')
  return (
    <>
      <OnDemand code={code} waiting={waiting} renderFailed={(tryAgain) => <NotLoaded text={t('checkout.notLoaded')} tryAgain={tryAgain} />}>
        {(View) => <View />}
      </OnDemand>
      <noscript>
        <p className="checkout-notice">{t(needsScript)}</p>
      </noscript>
    </>
  )
}
