import { useMemo } from 'react'
import { encode } from 'uqr'
import { groupedCode } from '#shared/orders/grouped-code.ts'
import { useTranslate } from '../i18n/use-translate.ts'

/** width of the white border in modules, as the standard requires */
const QUIET_ZONE = 4

/** Dark on white in every theme, because scanners need the contrast. */
export function QrCode({ code }: { code: string }) {
  const label = useTranslate('orders')('qrOf', { code: groupedCode(code) })
  const { size, data } = useMemo(() => encode(code, { ecc: 'M', border: QUIET_ZONE }), [code])
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      className="orders-qr"
      viewBox={`0 0 ${size} ${size}`}
      // an <img> would need a data: address
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
