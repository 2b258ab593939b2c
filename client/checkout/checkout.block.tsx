import { Section } from '../content/blocks/section.tsx'
import { VisitorBlock } from '../content/blocks/visitor-block.tsx'
import { LoginButton } from '../customer/login-button.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { lazyCode } from '../ui/lazy-code.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { StepLinks } from './steps/step-links.tsx'

const checkoutView = lazyCode(async () => (await import('./checkout-view.tsx')).CheckoutView)

/** The block of kind checkout. Cart and customer data are stored on the visitor's device. */
export default function Checkout() {
  const t = useTranslate('checkout')
  const { switches } = useSite()
  const off = switches.checkout ?? (switches.writes && t('checkout.off'))
  if (off !== undefined) return <CheckoutOff sentence={off} />
  const skeleton = <WaitingCheckout />
  return (
    <VisitorBlock
      className="checkout"
      needsScript={t('checkout.needsScript')}
      code={checkoutView}
      skeleton={skeleton}
    >
      {(CheckoutView) => <CheckoutView skeleton={skeleton} />}
    </VisitorBlock>
  )
}

/**
 * The skeleton of the checkout: the first step without its fields, so that the largest text is
 * visible at the first paint.
 */
function WaitingCheckout() {
  const t = useTranslate('checkout')
  return (
    <div className="checkout-view ui-stack ui-gap-6 ui-script-only">
      <div className="checkout-main ui-stack ui-gap-5">
        <StepLinks step="contact" filled={{ contact: false, payment: false }} />
        <h2>{t('contact.name')}</h2>
        <div className="checkout-login ui-panel ui-row">
          <p>{t('contact.loginWhy')}</p>
          <LoginButton text={t('contact.login')} className="ui-button ui-button-small" />
        </div>
        <p className="ui-soft">{t('contact.intro')}</p>
        <Skeleton
          label={t('checkout.loading')}
          className="checkout-waiting-fields"
          parts={['checkout-skeleton-form']}
        />
      </div>
      <span className="ui-skeleton checkout-skeleton-summary" />
    </div>
  )
}

/** Shown instead of the steps. Cart and customer data stay on the device. */
function CheckoutOff({ sentence }: { sentence: string }) {
  const t = useTranslate('checkout')
  const common = useTranslate()
  return (
    <Section className="content-visitor checkout" anchor={undefined}>
      <div className="checkout-notice ui-notice">
        <Icon name="warning" />
        <div>
          <p>{sentence}</p>
          <p>{t('checkout.cartKept')}</p>
          <SiteLink page="cart" className="ui-button ui-button-small">
            {common('header.backToCart')}
          </SiteLink>
        </div>
      </div>
    </Section>
  )
}
