import type { Delivery, Order } from '#shared/contract/order.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { notify } from '../notifications/notification-store.ts'
import { QrButton } from './qr-button.tsx'
import { useValidity } from './validity.ts'

/** The codes of an order. The codes of a withdrawn order are shown like expired ones. */
export function Codes({ order: { deliveries, withdrawn } }: { order: Pick<Order, 'deliveries' | 'withdrawn'> }) {
  const t = useTranslate('orders')
  const label = t(pluralKey('codes', deliveries.length), { count: deliveries.length })
  return (
    <ul className="orders-codes" aria-label={label}>
      {deliveries.map((delivery) => (
        <CodeCard key={delivery.code} delivery={delivery} isWithdrawn={withdrawn !== undefined} />
      ))}
    </ul>
  )
}

/** One code as large text, with a button that copies it and a QR code. An expired or withdrawn code has neither. */
function CodeCard({ delivery: { productName, code, validUntil }, isWithdrawn }: { delivery: Delivery; isWithdrawn: boolean }) {
  const t = useTranslate('orders')
  const validity = useValidity()(validUntil)
  const isOver = isWithdrawn || validity.isOver
  const text = isWithdrawn ? t('withdrawn') : validity.text

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code)
      notify(t('copied', { code }))
    } catch {
      notify(t('notCopied'), 'error') // no clipboard, or no permission
    }
  }

  return (
    <li className="orders-code-card ui-card" data-over={isOver || undefined}>
      <div className="orders-code-head">
        <p className="orders-code-product ui-soft">{productName}</p>
        <p className="orders-code">{code}</p>
      </div>
      <div>
        {text && <p className="orders-code-validity ui-soft">{text}</p>}
        {!isOver && (
          <button
            type="button"
            className="ui-button ui-button-small orders-copy"
            aria-label={t('copyCode', { code })}
            onClick={() => void copy()}
          >
            {t('copy')}
          </button>
        )}
      </div>
      {!isOver && <QrButton code={code} />}
    </li>
  )
}
