import { Icon } from '../../ui/icon.tsx'
import { dismissRefused, restoreRefused, retryNow } from '../cart-store.ts'
import { useCart } from '../use-cart.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** What stays on the page after its toast: an outage and a limit, which keep the cart, and a refusal, which has emptied it. */
export function CartNotices() {
  const t = useTranslate('cart')
  const { status, refusedItems } = useCart()
  return (
    <>
      {status === 'limited' && (
        <div className="cart-notice">
          <Icon name="warning" />
          <p>
            <strong>{t('notices.limited')}</strong> {t('limited.help')}
          </p>
        </div>
      )}
      {status === 'outage' && (
        <div className="cart-notice">
          <Icon name="warning" />
          <p>
            <strong>{t('notices.cartValidationFailed')}</strong> {t('outage.help')}
          </p>
          <button type="button" className="ui-button ui-button-small" onClick={retryNow}>
            {t('outage.retry')}
          </button>
        </div>
      )}
      {refusedItems.length > 0 && (
        <div className="cart-notice">
          <Icon name="warning" />
          <p>
            <strong>{t('notices.cartValidationFailed')}</strong> {t('refused.help')}
          </p>
          <button type="button" className="ui-button ui-button-small" onClick={() => void restoreRefused()}>
            {t('refused.restore')}
          </button>
          <button type="button" className="ui-icon-button" aria-label={t('refused.dismiss')} onClick={dismissRefused}>
            <Icon name="x" />
          </button>
        </div>
      )}
    </>
  )
}
