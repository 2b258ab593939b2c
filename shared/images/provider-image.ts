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

/** Parameters that an address must not have already. */
const CROP = ['width', 'height', 'crop', 'fp', 'format']

/**
 * An address at the content provider, cropped to a size around the focal point (§7). Other
 * parameters of the address are kept.
 */
export function providerImage(
  dynamicUrl: string,
  { width, height, focalPoint = CENTER, zoom, format = 'webp' }: ProviderCrop,
): string {
  const [, address = '', query = '', hash = ''] =
    /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(dynamicUrl) ?? []
  const isZoomed = Number(zoom) >= 1
  // a page has hundreds of these addresses, hardly any with a query: parsing each one would take a
  // tenth of the time of a page
  const kept = query && keptParameters(query, isZoomed ? [...CROP, 'fp_zoom'] : CROP)
  const size = `width=${pixels(width)}&height=${pixels(height)}`
  const crop = `&crop=fp&fp=${share(focalPoint.x)},${share(focalPoint.y)}${isZoomed ? `&fp_zoom=${Number(zoom)}` : ''}`
  return `${address}?${kept}${size}${crop}${format ? `&format=${format}` : ''}${hash}`
}

function keptParameters(query: string, dropped: string[]): string {
  const parameters = new URLSearchParams(query)
  for (const name of dropped) parameters.delete(name)
  const kept = parameters.toString().replaceAll('%2C', ',')
  return kept && `${kept}&`
}

function share(part: number): number {
  return Number(part.toFixed(3))
}

function pixels(size: number): number {
  return Math.max(1, Math.round(size))
}
