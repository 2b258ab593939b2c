import type { FocalPoint } from '../contract/image.ts'

/** The default focal point (§3). */
export const CENTER: FocalPoint = { x: 0.5, y: 0.5 }

interface ProviderCrop {
  /** pixels */
  width: number
  height: number
  focalPoint?: FocalPoint | undefined
  /** 1 means no zoom */
  zoom?: string | undefined
  /** null for the original format */
  format?: 'webp' | null
}

/** An address at the content provider, cropped to a size around the focal point (§7). Other parameters of the address are kept. */
export function providerImage(dynamicUrl: string, { width, height, focalPoint = CENTER, zoom, format = 'webp' }: ProviderCrop): string {
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(dynamicUrl) ?? []
  const parameters = new URLSearchParams(query)
  const fp = [focalPoint.x, focalPoint.y].map((share) => Number(share.toFixed(3))).join()
  parameters.delete('format')
  const crop = {
    width: pixels(width),
    height: pixels(height),
    crop: 'fp',
    fp,
    ...(Number(zoom) >= 1 && { fp_zoom: zoom }),
    ...(format && { format }),
  }
  for (const [name, value] of Object.entries(crop)) parameters.set(name, String(value))
  return `${address}?${parameters.toString().replaceAll('%2C', ',')}${hash}`
}

function pixels(size: number): number {
  return Math.max(1, Math.round(size))
}
