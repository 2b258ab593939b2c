import { notify } from '../../notifications/notification-store.ts'
import { clearCheckout } from '../checkout-store.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** For those who are not at their own device. */
export function ClearDevice() {
  const t = useTranslate('checkout')
  function clear(): void {
    clearCheckout()
    notify(t('contact.cleared'))
  }
  return (
    <p className="checkout-clear">
      <button type="button" className="checkout-link" onClick={clear}>
        {t('order.clear')}
      </button>
    </p>
  )
}
