import { Section } from '../content/blocks/section.tsx'
import { VisitorBlock } from '../content/blocks/visitor-block.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { lazyCode } from '../ui/lazy-code.ts'
import { WaitingCheckout } from './waiting-checkout.tsx'

const checkoutView = lazyCode(async () => (await import('./checkout-view.tsx')).CheckoutView)

/** The block of kind checkout. Cart and customer data are stored on the visitor's device. */
export default function Checkout() {
  const t = useTranslate('checkout')
  const { switches } = useSite()
  const off = switches.checkout ?? (switches.writes && t('checkout.off'))
  if (off !== undefined) return <CheckoutOff sentence={off} />
  const skeleton = <WaitingCheckout />
  return (
    <VisitorBlock className="checkout" needsScript={t('checkout.needsScript')} code={checkoutView} skeleton={skeleton}>
      {(CheckoutView) => <CheckoutView skeleton={skeleton} />}
    </VisitorBlock>
  )
}

/** Shown instead of the steps. Cart and customer data stay on the device. */
function CheckoutOff({ sentence }: { sentence: string }) {
  const t = useTranslate('checkout')
  const site = useTranslate()
  return (
    <Section className="checkout" anchor={undefined}>
      <div className="checkout-notice">
        <Icon name="warning" />
        <div>
          <p>{sentence}</p>
          <p>{t('checkout.cartKept')}</p>
          <SiteLink page="cart" className="ui-button ui-button-small">
            {site('header.backToCart')}
          </SiteLink>
        </div>
      </div>
    </Section>
  )
}
