import { useSyncExternalStore } from 'react'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { pendingOrder } from '../orders/pending-order.ts'
import { Icon } from '../ui/icon.tsx'

/** Warns that a payment is not yet confirmed, and links to its order. Only in the browser. */
export function PendingPayment({ className }: { className: string }) {
  const t = useTranslate('cart')
  const locale = useLocale()
  const order = useSyncExternalStore(pendingOrder.subscribe, pendingOrder.read)
  if (!order) return null
  const { orderId, signature } = order
  return (
    <div className={className}>
      <Icon name="warning" />
      <div>
        <p>
          <strong>{t('pending.title')}</strong> {t('pending.help')}
        </p>
        <SiteLink
          to={`${localizedPath('orderStatus', locale)}?${new URLSearchParams({ orderId, signature })}`}
          className="ui-button ui-button-small"
        >
          {t('pending.check')}
        </SiteLink>
      </div>
    </div>
  )
}
