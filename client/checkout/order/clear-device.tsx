import { notify } from '../../notifications/notification-store.ts'
import { clearCheckout } from '../checkout-store.ts'
import { useCheckoutWords } from '../checkout-words.tsx'

/** For those who are not at their own device. */
export function ClearDevice() {
  const t = useCheckoutWords()
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
