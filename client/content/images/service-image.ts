export interface ServiceModifiers {
  /** pixels */
  width: number
  /** pixels; with it the picture is cut to width × height */
  height?: number | undefined
  quality?: number
}

const QUALITY = 80

/** An address of the image service (§7): `/_ipx/f_webp,fit_cover,w_640,h_400,q_80/images/x.png`. */
export function serviceImage(src: string, { width, height, quality = QUALITY }: ServiceModifiers): string {
  const size = height === undefined ? `w_${Math.round(width)}` : `fit_cover,w_${Math.round(width)},h_${Math.round(height)}`
  return `/_ipx/f_webp,${size},q_${quality}/${serviceSource(src)}`
}

/** The source as it stands in the service's address: a file of the site by its path, another host's address as one segment. */
export function serviceSource(src: string): string {
  return src.startsWith('/') ? src.slice(1).split('/').map(encodeURIComponent).join('/') : encodeURIComponent(src)
}

/** Whether the image service would answer: it takes files under /images/ and what stands on the configuration's origins. */
export function isServable(src: string, origins: readonly string[]): boolean {
  if (src.startsWith('/')) return src.startsWith('/images/') && !src.includes('..')
  const origin = /^https?:\/\/[^/?#]+/i.exec(src)?.[0].toLowerCase()
  return origin !== undefined && origins.includes(origin)
}
