import { useTranslate } from '../i18n/use-translate.ts'
import { notify } from '../notifications/notification-store.ts'
import { forgetSaved } from '../saved/forget-saved.ts'
import { clearCheckout } from './checkout-store.ts'

/** Removes everything that the site has stored on the device, for example on a shared one (§4). */
export function ClearDevice({ text }: { text: string }) {
  const t = useTranslate('checkout')
  function clear(): void {
    clearCheckout()
    void forgetSaved()
    notify(t('contact.cleared'))
  }
  return (
    <div className="checkout-clear ui-soft ui-row ui-not-printed">
      <button
        type="button"
        className="ui-link ui-underlined"
        onClick={clear}
        aria-describedby="checkout-clear-hint"
      >
        {text}
      </button>
      <p id="checkout-clear-hint">{t('contact.clearHint')}</p>
    </div>
  )
}
