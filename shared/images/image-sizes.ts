/** §9: the image screens xs, sm, md, lg, xl, xxl (320 to 1536 pixels) at the densities 1 and 2. The image service makes no other width but the placeholder's. */
export const SERVICE_WIDTHS: readonly number[] = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]

export const SERVICE_QUALITY = 80

/** §9: within 10x10, quality 50, blur 3. Some hundred bytes, there long before the picture it stands for. */
export const PLACEHOLDER = 's_10x10,fit_inside,f_webp,q_50,blur_3'

/** What other sites show of a shared page: some read neither WebP nor a larger picture. */
export const SHARED_PICTURE = { modifiers: 'f_jpeg,fit_cover,w_1200,h_630,q_80,b_ffffff', width: 1200, height: 630 } as const

/** The modifiers of a width (§7), written in the one way the service answers. */
export function widthModifiers(width: number): string {
  return `f_webp,w_${width},q_${SERVICE_QUALITY}`
}

/** An address of the image service (§7): a file of the site by its path, another host's picture as one segment. */
export function serviceAddress(modifiers: string, source: string): string {
  return `/_ipx/${modifiers}/${source.startsWith('/') ? source.slice(1) : encodeURIComponent(source)}`
}
