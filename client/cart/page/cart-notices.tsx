import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { cartActions, useCart } from '../cart-store.ts'

/**
 * The notices that stay after their toast: an outage or a rate limit (the cart is kept), and a
 * refusal (the cart is empty).
 */
export function CartNotices() {
  const t = useTranslate('cart')
  const { status, refusedItems } = useCart()
  return (
    <>
      {status === 'limited' && <Notice title={t('notices.limited')} text={t('limited.help')} />}
      {status === 'outage' && (
        <Notice title={t('notices.cartValidationFailed')} text={t('outage.help')}>
          <button
            type="button"
            className="ui-button ui-button-small"
            onClick={cartActions.retryNow}
          >
            {t('outage.retry')}
          </button>
        </Notice>
      )}
      {refusedItems.length > 0 && (
        <Notice title={t('notices.cartValidationFailed')} text={t('refused.help')}>
          <button
            type="button"
            className="ui-button ui-button-small"
            onClick={() => void cartActions.restoreRefused()}
          >
            {t('refused.restore')}
          </button>
          <button
            type="button"
            className="ui-icon-button"
            aria-label={t('refused.dismiss')}
            onClick={cartActions.dismissRefused}
          >
            <Icon name="x" />
          </button>
        </Notice>
      )}
    </>
  )
}

function Notice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="cart-notice ui-notice">
      <Icon name="warning" />
      <p>
        <strong>{title}</strong> {text}
      </p>
      {children}
    </div>
  )
}
