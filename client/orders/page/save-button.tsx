import { useEffect, useEffectEvent, useState } from 'react'
import type { Order } from '#shared/contract/order.ts'
import { readReturn } from '../../checkout/payment/order-calls.ts'
import { customerStore, useCustomer } from '../../customer/customer-store.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { notify } from '../../notifications/notification-store.ts'
import { removeOrder, saveOrder, useIsSaved } from './saved-order.ts'

interface SaveButtonProps {
  order: Order
  /** just paid on this device: it is saved without a press */
  isNew: boolean
}

/**
 * Saves the order on the device or removes it, and links to the saved pages. Drawn only in the
 * browser.
 */
export function SaveButton({ order, isNew }: SaveButtonProps) {
  const t = useTranslate('orders')
  const { addressing } = useSite()
  const { status, failed } = useCustomer()
  const [isBusy, setBusy] = useState(false)
  const isSaved = useIsSaved(order.orderId)
  // not before it is known whether it belongs to a session
  const isDue = isNew && (status !== 'unknown' || failed === true)
  const keep = useEffectEvent(() => void save())
  useEffect(() => {
    if (isDue) keep()
  }, [isDue])

  function save(): Promise<boolean> {
    const isOfSession = customerStore.status === 'authorised'
    // without the status of the payment, which the mail's link does not have either
    const href = `${location.pathname}?${new URLSearchParams(readReturn(location.search))}`
    return saveOrder(
      order,
      { href, title: t('title', { id: order.orderId }), ...(isOfSession && { isOfSession }) },
      addressing,
    )
  }

  async function toggle(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const isDone = await (isSaved ? removeOrder(order.orderId) : save())
    if (!isDone) notify(t('notSaved'), 'error')
    setBusy(false)
  }

  return (
    <>
      {isSaved && <p className="ui-soft">{t('kept')}</p>}
      <button
        type="button"
        className="ui-button"
        aria-pressed={isSaved}
        aria-busy={isBusy || undefined}
        onClick={() => void toggle()}
      >
        {t(isSaved ? 'remove' : 'save')}
      </button>
      {isSaved && (
        <SiteLink page="saved" className="ui-link ui-underlined">
          {t('open')}
        </SiteLink>
      )}
    </>
  )
}
