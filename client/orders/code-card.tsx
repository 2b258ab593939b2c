import { useMemo } from 'react'
import { encode } from 'uqr'
import type { Delivery } from '#shared/contract/order.ts'
import { formatDate } from '../../content/articles/format-date.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { notify } from '../../notifications/notification-store.ts'

/** modules around a QR code, as its standard asks for */
const QUIET_ZONE = 4

/** One code: large enough to be typed at the machine, to be copied, and as a picture for its reader. */
export function CodeCard({ delivery: { productName, code, validUntil } }: { delivery: Delivery }) {
  const t = useTranslate('checkout')
  const date = formatDate(validUntil, useLocale())

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code)
      notify(t('order.copied', { code }))
    } catch {
      notify(t('order.notCopied'), 'error') // forbidden, or no clipboard: the code can be selected
    }
  }

  return (
    <li className="order-code-card">
      <div>
        <p className="order-code-product">{productName}</p>
        <p className="order-code">{code}</p>
        {date && <p className="order-code-valid">{t('order.validUntil', { date })}</p>}
        <button
          type="button"
          className="ui-button ui-button-small order-copy"
          aria-label={t('order.copyCode', { code })}
          onClick={() => void copy()}
        >
          {t('order.copy')}
        </button>
      </div>
      <QrCode text={code} label={t('order.qrOf', { code })} />
    </li>
  )
}

/** One path on white: readers need dark on light. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: QUIET_ZONE }), [text])
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> would need a data: address of its own
    <svg className="order-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
