import { useMemo } from 'react'
import { encode } from 'uqr'

/** modules around it, as its standard asks for */
const QUIET_ZONE = 4

/** One path, and the paper under it: readers need dark on light. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawing(text), [text])
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> would need a data: address of its own
    <svg className="order-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

function drawing(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
