import { useTranslate } from '../i18n/use-translate.ts'
import { notify } from '../notifications/notification-store.ts'
import { forgetSaved } from '../saved/forget-saved.ts'
import { clearCheckout } from './checkout-store.ts'

/** Removes the visitor's data, for example from a shared device (§4). */
export function ClearDevice({ text, hint }: { text: string; hint?: string }) {
  const t = useTranslate('checkout')
  function clear(): void {
    clearCheckout()
    void forgetSaved()
    notify(t('contact.cleared'))
  }
  return (
    <div className="checkout-clear ui-soft ui-row">
      <button type="button" className="checkout-link ui-link" onClick={clear} aria-describedby={hint && 'checkout-clear-hint'}>
        {text}
      </button>
      {hint && <p id="checkout-clear-hint">{hint}</p>}
    </div>
  )
}
