import type { Delivery } from '#shared/contract/order.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { notify } from '../notifications/notification-store.ts'
import { QrButton } from './qr-button.tsx'
import { useValidity } from './validity.ts'

/** The codes of an order. */
export function Codes({ deliveries, label }: { deliveries: readonly Delivery[]; label: string }) {
  return (
    <ul className="orders-codes" aria-label={label}>
      {deliveries.map((delivery) => (
        <CodeCard key={delivery.code} delivery={delivery} />
      ))}
    </ul>
  )
}

/** One code as large text, with a button that copies it and a QR code. An expired code has neither. */
function CodeCard({ delivery: { productName, code, validUntil } }: { delivery: Delivery }) {
  const t = useTranslate('orders')
  const { text, isOver } = useValidity()(validUntil)

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
