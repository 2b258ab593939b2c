import type { FocalPoint } from '#shared/contract/image.ts'

export interface ProviderCrop {
  /** pixels */
  width: number
  /** pixels */
  height: number
  focalPoint?: FocalPoint | undefined
  /** 1: as much of the picture as fits */
  zoom?: string | undefined
}

/** A content-provider address cut to a size around its focal point (§7). Whatever else the address asks for is kept. */
export function providerImage(dynamicUrl: string, { width, height, focalPoint, zoom }: ProviderCrop): string {
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(dynamicUrl) ?? []
  const asked = new URLSearchParams(query)
  asked.set('width', String(Math.max(1, Math.round(width))))
  asked.set('height', String(Math.max(1, Math.round(height))))
  asked.set('crop', 'fp')
  asked.set('fp', `${share(focalPoint?.x)},${share(focalPoint?.y)}`)
  if (zoom !== undefined && Number(zoom) >= 1) asked.set('fp_zoom', zoom)
  asked.set('format', 'webp')
  return `${address}?${asked.toString().replaceAll('%2C', ',')}${hash}`
}

/** 0..1; the middle where there is no number (§3: default 0.5,0.5). */
function share(value = 0.5): number {
  return Number.isFinite(value) ? Number(Math.min(1, Math.max(0, value)).toFixed(3)) : 0.5
}
