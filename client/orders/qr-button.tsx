import { useMemo, useRef, useState } from 'react'
import { encode } from 'uqr'
import { useTranslate } from '../i18n/use-translate.ts'
import { Dialog } from '../modals/dialog.tsx'
import { Icon } from '../ui/icon.tsx'

/** width of the white border in modules, as the standard requires */
const QUIET_ZONE = 4

/** A QR code. A press enlarges it to the whole screen, because the scanner of a car wash may be behind glass. */
export function QrButton({ code }: { code: string }) {
  const t = useTranslate('orders')
  const site = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isLarge, setLarge] = useState(false)
  const qr = <QrCode text={code} label={t('qrOf', { code })} />
  return (
    <>
      <button type="button" className="orders-qr-button" aria-label={t('enlarge', { code })} onClick={() => setLarge(true)}>
        {qr}
      </button>
      <Dialog ref={dialog} className="orders-qr-dialog" label={t('qrOf', { code })} open={isLarge} onClose={() => setLarge(false)}>
        {isLarge && (
          <>
            <button
              type="button"
              className="ui-icon-button orders-qr-close"
              aria-label={site('dialog.close')}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="x" />
            </button>
            {qr}
            <p className="orders-code">{code}</p>
            <p>{t('brightness')}</p>
          </>
        )}
      </Dialog>
    </>
  )
}

/** Dark on white in every theme, because scanners need the contrast. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: QUIET_ZONE }), [text])
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> would need a data: address
    <svg className="orders-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
