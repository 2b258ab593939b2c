import { useEffect } from 'react'
import { useCustomer } from '../../customer/customer-store.ts'
import { LoginButton } from '../../customer/login-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { checkoutStore, setCustomerData } from '../checkout-store.ts'
import { fillIn } from '../../customer/user-info.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** Guests come first; whoever logs in types less. */
export function LoginOffer() {
  const t = useTranslate('checkout')
  const { status, customer } = useCustomer()
  const isKnown = status === 'authorised'

  useEffect(() => {
    if (isKnown) setCustomerData(fillIn(checkoutStore.customerData, customer))
  }, [isKnown, customer])

  if (isKnown) {
    return (
      <output className="checkout-notice">
        <Icon name="success" />
        {t('contact.loggedIn')}
      </output>
    )
  }
  return (
    <div className="checkout-login">
      <p>{t('contact.loginWhy')}</p>
      <LoginButton text={t('contact.login')} className="ui-button ui-button-small" />
    </div>
  )
}
