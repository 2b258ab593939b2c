import type { ComponentType, ReactNode } from 'react'
import { Section } from '../content/blocks/section.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { LazyCode } from '../ui/lazy-code.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { OnDemand } from '../ui/on-demand.tsx'

interface CheckoutShellProps {
  className: string
  /** the view, which only browsers draw */
  code: LazyCode<ComponentType>
  skeleton: ReactNode
  needsScript: 'checkout.needsScript' | 'order.needsScript'
}

/** What the server renders of the checkout and of an order's page: a skeleton, and a sentence for visitors without JavaScript. */
export function CheckoutShell({ className, code, skeleton, needsScript }: CheckoutShellProps) {
  const t = useTranslate('server')
  return (
    <Section className={className} anchor={undefined}>
      <OnDemand
        code={code}
        waiting={skeleton}
        renderFailed={(tryAgain) => <NotLoaded text={t('checkout.notLoaded')} tryAgain={tryAgain} />}
      >
        {(View) => <View />}
      </OnDemand>
      <noscript>
        <p className="checkout-notice">{t(needsScript)}</p>
      </noscript>
    </Section>
  )
}

/** Of the size of the first step. */
export function CheckoutSkeleton() {
  const t = useTranslate('server')
  return (
    <output className="checkout-skeleton checkout-view" aria-label={t('checkout.loading')}>
      <span className="checkout-skeleton-form">
        <span className="ui-skeleton checkout-skeleton-steps" />
        {['a', 'b', 'c', 'd', 'e', 'f'].map((field) => (
          <span key={field} className="ui-skeleton" />
        ))}
      </span>
      <span className="ui-skeleton checkout-skeleton-summary" />
    </output>
  )
}

/** Until the backend has said what became of the order. */
export function OrderSkeleton() {
  const t = useTranslate('server')
  return (
    <div className="order-state order-verifying" aria-busy="true">
      <span className="order-spinner" aria-hidden="true" />
      <h2 className="order-title">{t('order.verifying')}</h2>
      <p>{t('order.doNotPayAgain')}</p>
    </div>
  )
}
