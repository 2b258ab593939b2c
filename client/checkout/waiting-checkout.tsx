import { LoginButton } from '../customer/login-button.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { StepLinks } from './steps/step-links.tsx'

/** The skeleton of the checkout: the first step without its fields, so that the largest text is visible at the first paint. */
export function WaitingCheckout() {
  const t = useTranslate('checkout')
  return (
    <div className="checkout-view checkout-skeleton">
      <div className="checkout-main">
        <StepLinks step="contact" filled={{ contact: false, payment: false }} />
        <h2 className="checkout-step-name">{t('contact.name')}</h2>
        <div className="checkout-login ui-row">
          <p>{t('contact.loginWhy')}</p>
          <LoginButton text={t('contact.login')} className="ui-button ui-button-small" />
        </div>
        <p className="ui-soft">{t('contact.intro')}</p>
        <Skeleton label={t('checkout.loading')} className="checkout-waiting-fields" parts={['checkout-skeleton-form']} />
      </div>
      <span className="ui-skeleton checkout-skeleton-summary" />
    </div>
  )
}
