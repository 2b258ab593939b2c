/**
 * §9: the image screens xs to xxl (320 to 1536 pixels) at densities 1 and 2. The image service
 * makes no other widths, except those of PLACEHOLDER and SHARED_PICTURE.
 */
export const SERVICE_WIDTHS: readonly number[] = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]

export const SERVICE_QUALITY = 80

/** §9: within 10x10, quality 50, blur 3: a few hundred bytes, shown until the image has loaded. */
export const PLACEHOLDER = 's_10x10,fit_inside,f_webp,q_50,blur_3'

/** The image of a shared page on other sites. Some of them read neither WebP nor larger images. */
export const SHARED_PICTURE = {
  modifiers: 'f_jpeg,fit_cover,w_1200,h_630,q_80,b_ffffff',
  width: 1200,
  height: 630,
} as const

/**
 * The modifiers for a width (§7), in the canonical spelling: the service redirects other spellings
 * to it.
 */
export function widthModifiers(width: number): string {
  return `f_webp,w_${width},q_${SERVICE_QUALITY}`
}

/**
 * An address of the image service (§7). A file of the site is added as a path, an external image as
 * one encoded segment.
 */
export function serviceAddress(modifiers: string, source: string): string {
  return `/_ipx/${modifiers}/${source.startsWith('/') ? source.slice(1) : encodeURIComponent(source)}`
}
