import { useEffect } from 'react'
import type { FormField } from '#shared/contract/form.ts'
import { useCustomer } from '../../customer/customer-store.ts'
import { LoginButton } from '../../customer/login-button.tsx'
import { fillIn } from '../../customer/user-info.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { CheckedForm } from '../checked-form.tsx'
import { checkoutStore, setCustomerData, setField, useCheckoutValues } from '../checkout-store.ts'
import { ClearDevice } from '../clear-device.tsx'

export function ContactStep({ fields, onDone }: { fields: FormField[]; onDone: () => void }) {
  const t = useTranslate('checkout')
  return (
    <>
      <LoginOffer />
      <p className="ui-soft">{t('contact.intro')}</p>
      <CheckedForm fields={fields} values={useCheckoutValues()} onChange={setField} onValid={onDone}>
        <div className="checkout-actions ui-row">
          <button type="submit" className="ui-button ui-button-primary">
            {t('contact.next')}
          </button>
        </div>
      </CheckedForm>
      <ClearDevice text={t('contact.clear')} hint={t('contact.clearHint')} />
    </>
  )
}

/** The login is optional: it fills in known details. */
function LoginOffer() {
  const t = useTranslate('checkout')
  const { status, customer } = useCustomer()
  const isLoggedIn = status === 'authorised'

  useEffect(() => {
    if (isLoggedIn) setCustomerData(fillIn(checkoutStore.customerData, customer))
  }, [isLoggedIn, customer])

  if (isLoggedIn) {
    return (
      <output className="checkout-notice">
        <Icon name="success" />
        {t('contact.loggedIn')}
      </output>
    )
  }
  return (
    <div className="checkout-login ui-row">
      <p>{t('contact.loginWhy')}</p>
      <LoginButton text={t('contact.login')} className="ui-button ui-button-small" />
    </div>
  )
}
